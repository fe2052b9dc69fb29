/* Sets the colour theme before the first paint, so that a dark page never flashes white. */
;(function () {
  var stored = null
  try {
    stored = localStorage.getItem('seatwright.theme')
  } catch {
    // Storage may be forbidden; the system's choice is used then.
  }
  var dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
