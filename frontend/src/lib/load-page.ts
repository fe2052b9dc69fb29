/* Leaves for another address by loading it, so that nothing of this page stays in memory. One name, so that tests can watch it. */

/** Loads a path of this site, or this page again. */
export const loadPage = {
  at: (path: string): void => {
    window.location.assign(path)
  },
  again: (): void => {
    window.location.reload()
  },
}
