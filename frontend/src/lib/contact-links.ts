/* Addresses and numbers in a text that an organiser wrote, as links that a phone opens. */

/** A piece of the text; those with an address are links. */
type ContactPart = { text: string; href?: string }

const email = String.raw`[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]+`
const phone = String.raw`\+?\(?\d[\d\s()./\-]{5,}\d`
const links = new RegExp(`(${email}|${phone})`, 'u')
/** As many digits as a number can be dialled with. */
const digits = { fewest: 7, most: 15 }

/** Splits a text into its words and the addresses and numbers between them. */
export function contactParts(text: string): ContactPart[] {
  return text
    .split(links)
    .filter((part) => part !== '')
    .map((part): ContactPart => {
      const href = hrefOf(part)
      if (href === undefined) return { text: part }
      return { text: part, href }
    })
}

function hrefOf(part: string): string | undefined {
  if (new RegExp(`^${email}$`, 'u').test(part)) return `mailto:${part}`
  if (!new RegExp(`^${phone}$`, 'u').test(part)) return undefined
  // The zero in “+44 (0)20” is for callers inside of the country.
  const number = part.replace(/(\+\d+\s*)\(0\)/u, '$1').replace(/[^\d+]/gu, '')
  const count = number.replace('+', '').length
  return count < digits.fewest || count > digits.most ? undefined : `tel:${number}`
}
