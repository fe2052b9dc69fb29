/* Hands a file to the browser's downloads. */

/** Saves the file at an address of this server under the name that the server gives it. */
export function saveFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** Saves `content` under `name`, as if a link to it had been clicked. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the file when the current task ends.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 0)
}
