/* The languages of the browser in tests, set before anything reads them. */

if (typeof navigator !== 'undefined') {
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['en-GB'] })
}
