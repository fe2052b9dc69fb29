/* Small drawings of the kinds of events. */
import type { ReactNode } from 'react'

const rounds = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => (
    <g key={`${String(x)} ${String(y)}`}>
      <circle cx={x} cy={y} r="4" />
      <circle cx={x} cy={y} r="6.5" strokeDasharray="1 3.1" strokeLinecap="round" strokeWidth="2" />
    </g>
  ))

const line = (y: number, x0: number, x1: number, key: string) => (
  <path key={key} d={`M${String(x0)} ${String(y)}H${String(x1)}`} />
)

const dots = { strokeDasharray: '0.1 4', strokeLinecap: 'round', strokeWidth: 2.4 } as const

const pictures: Record<string, ReactNode> = {
  wedding: (
    <>
      <path d="M24 5H40" strokeWidth="3" />
      <rect x="25" y="13" width="14" height="14" strokeDasharray="2 2" />
      {rounds([
        [12, 10],
        [52, 10],
        [12, 28],
        [52, 28],
      ])}
    </>
  ),
  gala: (
    <>
      <path d="M20 3H44L40 10H24Z" />
      {rounds([
        [10, 18],
        [32, 18],
        [54, 18],
        [21, 31],
        [43, 31],
      ])}
    </>
  ),
  conference: (
    <>
      <path d="M28 4H36" strokeWidth="3" />
      {[13, 21, 29].flatMap((y) => [
        line(y, 8, 29, `l${String(y)}`),
        line(y, 35, 56, `r${String(y)}`),
      ])}
      <path d="M10 17H28M37 17H55M10 25H28M37 25H55M10 33H28M37 33H55" {...dots} />
    </>
  ),
  dinner: (
    <>
      <rect x="10" y="14" width="44" height="9" rx="2" />
      <path d="M14 9H52M14 28H52" {...dots} />
    </>
  ),
  theatre: (
    <>
      <path d="M16 4H48" strokeWidth="3" />
      <path
        d="M10 14H28M37 14H55M10 20H28M37 20H55M10 26H28M37 26H55M10 32H28M37 32H55"
        {...dots}
      />
    </>
  ),
  other: (
    <>
      <rect x="14" y="5" width="36" height="27" rx="2" strokeDasharray="3 3" />
      <path d="M32 13V24M26.5 18.5H37.5" />
    </>
  ),
}

/** Draws a kind in the colour of the text. */
export function KindPicture({ kind }: { kind: string }) {
  return (
    <svg
      viewBox="0 0 64 38"
      aria-hidden
      className="h-10 w-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {pictures[kind]}
    </svg>
  )
}
