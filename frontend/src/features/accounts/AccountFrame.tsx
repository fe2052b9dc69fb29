/* The frame of the account pages: the mark, one card, one way to the other page. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'
import { Logo } from '@/ui/Logo'
import { useDisplayFace } from '@/ui/use-display-face'

type Props = { title: string; text?: ReactNode; children?: ReactNode; footer?: ReactNode }

/** Renders a narrow centred page. */
export function AccountFrame({ title, text, children, footer }: Props) {
  useDisplayFace()
  return (
    <main
      tabIndex={-1}
      data-page-focus
      data-display-face
      className="mx-auto flex min-h-dvh w-full max-w-[408px] flex-col px-4 py-8 focus:outline-none md:justify-center"
    >
      <Link
        to={paths.root}
        className="flex items-center gap-2 self-start rounded-control text-base font-semibold"
      >
        <Logo />
        {productName}
      </Link>
      <div className="mt-8 rounded-dialog border border-border bg-surface p-6 md:p-8">
        {/* The outcome of a step replaces its form; a reader hears the new heading. */}
        <div aria-live="polite">
          <h1 className="font-display text-xl font-semibold">{title}</h1>
          {text !== undefined && <div className="mt-1 break-words text-muted">{text}</div>}
        </div>
        {children}
      </div>
      {footer !== undefined && <p className="mt-6 text-center text-muted">{footer}</p>}
    </main>
  )
}

/** A link inside the text of an account page. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="rounded-control font-medium text-accent underline underline-offset-4">
      {children}
    </Link>
  )
}
