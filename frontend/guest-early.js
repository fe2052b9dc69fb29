/*
 * Runs before anything else of a page for guests, inline: sets the theme before the first paint, as public/theme.js does,
 * and asks for the page's answer before the code that shows it has come (`guest-pages/calls/early-answer.ts`).
 */
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

  var parts = location.pathname.split('/')
  var event = new URLSearchParams(location.search).get('event')
  var paths = {
    'seat-lookup': /^[A-Z0-9]{6}$/.test(parts[2]) && '/api/seat-lookup/' + parts[2],
    'find-seat': event && '/api/finders/' + encodeURIComponent(event),
    'find-my-seat': event && '/api/finders/' + encodeURIComponent(event),
    'guest-form': parts[3] ? '/api/rsvp/' + parts[3] : '/api/guest-form/' + parts[2],
    ticket: '/api/tickets/' + parts[2],
    unsubscribe: '/api/unsubscribe/' + parts[2],
  }
  var path = paths[parts[1]]
  if (!path || document.getElementById('answer')) return
  var response = fetch(path, { credentials: 'same-origin' })
  // The page says so when it reads the answer.
  response.catch(function () {
    return undefined
  })
  window.earlyCall = { path: path, response: response }
})()
