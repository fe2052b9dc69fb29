/*
 * The marketing text of the landing page, in one place. The figures are the owner's: nothing counts or proves them.
 * Change a line here and the page changes; remove one and the rest closes up.
 */

interface Claim {
  readonly figure: string
  readonly text: string
}

/** What the product claims, in the order of the page. */
export const claims: readonly Claim[] = [
  { figure: '10,000+', text: 'events planned' },
  { figure: '2M+', text: 'guests' },
  { figure: '95%', text: 'time saved' },
  { figure: '99.9%', text: 'uptime' },
]

/** Claims without a figure. */
export const assurances: readonly string[] = ['SSL security', 'Automatic backups']

export const badge = 'AI-powered seat assignment'
