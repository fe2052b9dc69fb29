/* The small parts of a page of text: links, code, lists, tables of two columns. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const linkLook = 'rounded-control font-medium text-accent underline underline-offset-4'

/** A link of this site, or of the server when it starts with /api. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return /^(\/api\/|mailto:|\/readyz|\/healthz)/.test(to) ? (
    <a href={to} className={linkLook}>
      {children}
    </a>
  ) : (
    <Link to={to} className={linkLook}>
      {children}
    </Link>
  )
}

/** A word that is typed or read literally. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-control bg-surface-2 px-1.5 py-0.5 font-mono text-sm break-words">
      {children}
    </code>
  )
}

/** Lines to type into a terminal. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line scrolls sideways by keyboard too
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-card border border-border bg-surface px-4 py-3 font-mono text-sm"
    >
      {children}
    </pre>
  )
}

/** Steps, in order. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="list-decimal space-y-2 pl-6 marker:text-muted">{children}</ol>
}

/** Points, in no order. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-2 pl-6 marker:text-muted">{children}</ul>
}

/** Pairs: a literal word and what it means. Stacks on small windows. */
export function Pairs({
  label,
  rows,
}: {
  label: string
  rows: readonly (readonly [name: string, text: ReactNode])[]
}) {
  return (
    <dl aria-label={label} className="border-b border-border text-sm">
      {rows.map(([name, text]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-t border-border py-2.5 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]"
        >
          <dt className="font-mono break-words">{name}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
