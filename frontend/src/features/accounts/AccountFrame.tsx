/* The frame of the account pages: the mark, one card, one way to the other page. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'
import { Logo } from '@/ui/Logo'

type Props = { title: string; text: string; children: ReactNode; footer: ReactNode }

/** Renders a narrow centred page. */
export function AccountFrame({ title, text, children, footer }: Props) {
  return (
    <main
      tabIndex={-1}
      data-page-focus
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
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="mt-1 text-muted">{text}</p>
        {children}
      </div>
      <p className="mt-6 text-center text-muted">{footer}</p>
    </main>
  )
}
