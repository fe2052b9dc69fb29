/* The texts of the notice that a newer version is installed. It comes with the first code of every page. */

export const messages = {
  title: 'A new version is available.',
  text: 'Save your changes, then reload the page. Until then some parts cannot be opened.',
  reload: 'Reload',
} as const
