/* The claims, as a line of figures. */
import { assurances, claims } from '@/features/landing/claims'
import { column } from '@/features/landing/Section'

/** Renders the strip. */
export function ClaimStrip() {
  return (
    <section aria-label="In figures" className={`${column} pt-10 md:pt-14`}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-7 md:grid-cols-[repeat(4,auto)_auto] md:justify-between">
        {claims.map(({ figure, text }) => (
          <li key={text}>
            <span className="block text-figure font-semibold tracking-[-0.03em] tabular-nums">
              {figure}
            </span>{' '}
            <span className="text-muted">{text}</span>
          </li>
        ))}
        <li className="col-span-2 self-end md:col-span-1">
          <ul className="flex gap-x-6 gap-y-1 md:flex-col">
            {assurances.map((text) => (
              <li key={text} className="flex items-center gap-2">
                <svg viewBox="0 0 12 12" aria-hidden className="size-3 stroke-success">
                  <path d="M1.5 6.5 4.5 9.5 10.5 2.5" fill="none" strokeWidth="2" />
                </svg>
                {text}
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </section>
  )
}
