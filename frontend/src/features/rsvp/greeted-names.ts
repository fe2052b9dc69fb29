/* Whom the page of a personal link greets. */

/** “Greta, Lukas” and “Mia Hoffmann”: a surname that all of them share is said once, at the end. */
export function greetedNames(names: readonly string[]): string[] {
  const surname = /\s.*/.exec(names[0] ?? '')?.[0] ?? ''
  const isShared = names.every((name) => name.endsWith(surname))
  return names.map((name, index) =>
    isShared && index + 1 < names.length ? name.slice(0, name.length - surname.length) : name,
  )
}
