/* The pieces of the product on the feature cards: drawn with the product's own parts, decorative to screen readers. */
import type { ReactNode } from 'react'
import { DrawnObject } from '@/features/landing/live-plan/DrawnPlan'
import { sampleCode } from '@/features/landing/qr-sample'
import { QrCode } from '@/features/landing/QrCode'
import { threeTables } from '@/generated/drawings/three-tables.gen'
import { Badge } from '@/ui/Badge'

const tables = threeTables.things
const seats = tables.flatMap((table) => table.seats.map(({ id }) => id))
const someTaken = new Set(seats.filter((_, index) => index % 5 !== 2))

/** The three tables; their middles are 264 units apart, at half of the drawing's height. */
function Tables({ highlight }: { highlight?: string | undefined }) {
  return tables.map((table) => (
    <DrawnObject key={table.id} thing={table} taken={someTaken} highlight={highlight} />
  ))
}

const middle = { x: threeTables.width / 2, y: threeTables.height / 2 }
const half = 98
const handles = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].filter((y) => x !== 0 || y !== 0).map((y) => [x, y] as const),
)

/** A table being moved: handles, a guide along the row, the chip with its size. */
export function PlanPiece() {
  return (
    <svg
      viewBox={`${middle.x - 334} ${middle.y - 124} 668 268`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
    >
      <defs>
        <pattern id="piece-grid" width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M24 0H0V24" fill="none" className="stroke-grid-major" strokeWidth="1" />
        </pattern>
      </defs>
      <rect x="-400" y="-200" width="1800" height="700" className="fill-plan-floor" />
      <rect x="-400" y="-200" width="1800" height="700" fill="url(#piece-grid)" />
      <path
        d={`M-400 ${middle.y}H1400`}
        className="stroke-guide"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <Tables />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <rect
          x={-half}
          y={-half}
          width={2 * half}
          height={2 * half}
          fill="none"
          className="stroke-accent"
          strokeWidth="2.5"
        />
        {handles.map(([x, y]) => (
          <rect
            key={`${x}/${y}`}
            x={x * half - 5}
            y={y * half - 5}
            width="10"
            height="10"
            rx="2"
            strokeWidth="2.5"
            className="fill-surface stroke-accent"
          />
        ))}
        <rect x="-98" y="107" width="196" height="26" rx="6" className="fill-text" />
        <text
          y="120"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="13"
          fontWeight="500"
          className="fill-bg"
        >
          Table 7 · 5 ft round · 8 seats
        </text>
      </g>
    </svg>
  )
}

const guests = [
  { name: 'Amélie Dubois', where: 'Table 5, seat E', tone: 'success', word: 'Attending' },
  { name: 'Hamza Qureshi', where: 'Table 3, seat F', tone: 'success', word: 'Attending' },
  { name: 'Sabine Fischer', where: 'No seat', tone: 'danger', word: 'Declined' },
  { name: 'Zoltán Szűcs', where: 'Table 12, seat D', tone: 'success', word: 'Attending' },
  { name: 'Sipho Dlamini', where: 'No seat yet', tone: 'warning', word: 'No answer' },
] as const

/** Rows of the guest list with their answers. */
export function GuestPiece() {
  return (
    <ul className="absolute inset-x-5 top-5 overflow-hidden rounded-t-card border border-b-0 border-border bg-surface md:inset-x-8 md:top-7">
      {guests.map(({ name, where, tone, word }) => (
        <li
          key={name}
          className="flex items-center gap-3 border-b border-border px-4 py-2.5 last:border-b-0"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-xs text-muted">{where}</span>
          </span>
          <Badge tone={tone}>{word}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** What a guest holds in the hand, and what it answers. */
export function FinderPiece() {
  return (
    <div className="absolute inset-0 grid place-items-center">
      <div className="flex items-center gap-5">
        <QrCode className="size-32 rounded-control border border-border" />
        <div>
          <p className="font-mono text-base font-semibold tracking-[0.18em]">{sampleCode}</p>
          <p className="mt-3 text-xs text-muted">Ana Ruiz</p>
          <p className="text-lg font-semibold tracking-tight">Table 7</p>
          <p className="text-lg font-semibold tracking-tight text-accent">Seat C</p>
        </div>
      </div>
    </div>
  )
}

/** A seat assignment in a mailbox. */
export function MailPiece() {
  return (
    <div className="absolute inset-x-6 top-7 rounded-t-card border border-b-0 border-border bg-surface px-5 pt-4 pb-10 md:inset-x-8">
      <p className="text-xs text-muted">To Ana Ruiz</p>
      <p className="mt-0.5 font-semibold">Your seat: Anna &amp; Ben’s wedding</p>
      <div className="mt-3 flex gap-4 border-t border-border pt-3">
        <p className="flex-1 text-muted">
          Dear Ana, you sit at Table 7, seat C. Show this code at the entrance.
        </p>
        <QrCode className="size-24 shrink-0 border border-border" />
      </div>
    </div>
  )
}

const files = [
  { name: 'guests.xlsx', count: '64 rows' },
  { name: 'plus-ones.csv', count: '31 rows' },
  { name: 'family.docx', count: '18 names' },
  { name: 'colleagues.pdf', count: '7 names' },
]

/** Four lists that become one. */
export function FilePieces() {
  return (
    <div className="absolute inset-0 grid grid-cols-[auto_auto_auto] place-content-center items-center gap-x-4">
      <ul className="space-y-1.5">
        {files.map(({ name, count }) => (
          <li
            key={name}
            className="rounded-control border border-border bg-surface px-3 py-1.5 leading-tight"
          >
            <span className="block font-medium">{name}</span>
            <span className="text-xs text-muted">{count}</span>
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 40 160" className="h-40 w-10 stroke-border-strong" fill="none">
        <path d="M0 20C24 20 16 80 40 80M0 60C20 60 20 80 40 80M0 100C20 100 20 80 40 80M0 140C24 140 16 80 40 80" />
      </svg>
      <p>
        <span className="block text-figure font-semibold tracking-[-0.03em] tabular-nums">120</span>
        <span className="text-muted">guests</span>
      </p>
    </div>
  )
}

/** The same table on a wide screen and on a phone, the same guest highlighted on both. */
export function SyncPiece() {
  const seat = 't7-chair-3'
  return (
    <div className="absolute inset-0 flex items-end justify-center gap-6 px-6 pt-8">
      <Screen label="At the desk" className="h-full w-[460px] max-w-[64%]">
        <svg
          viewBox={`${middle.x - 290} ${middle.y - 120} 580 240`}
          preserveAspectRatio="xMidYMid slice"
          className="size-full"
        >
          <Tables highlight={seat} />
        </svg>
      </Screen>
      <Screen label="At the door" className="h-[86%] w-[130px]">
        <svg
          viewBox={`${middle.x - 104} ${middle.y - 104} 208 208`}
          preserveAspectRatio="xMidYMid slice"
          className="size-full"
        >
          <Tables highlight={seat} />
        </svg>
      </Screen>
    </div>
  )
}

function Screen({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  return (
    <div
      className={`flex flex-col overflow-hidden rounded-t-card border border-b-0 border-border-strong bg-plan-floor ${className}`}
    >
      <p className="border-b border-border bg-surface px-3 py-1.5 text-xs text-muted">{label}</p>
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  )
}
