/* Fresh ids for elements and commands: 21 characters, as the server makes them. */

const ALPHABET = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict'
const LENGTH = 21

/** Returns a new random id. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  let id = ''
  for (const byte of bytes) id += ALPHABET.charAt(byte & 63)
  return id
}

/** Returns `count` new random ids. */
export function newIds(count: number): string[] {
  return Array.from({ length: count }, newId)
}
