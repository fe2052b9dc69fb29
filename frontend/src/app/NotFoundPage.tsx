/* The page for an address without a screen. */
import { Link } from 'react-router-dom'
import { useInShell } from '@/app/in-shell'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'
import { Logo } from '@/ui/Logo'

/** Says so, and shows two ways out. */
export function NotFoundPage() {
  useTitle('Page Not Found')
  const inShell = useInShell()
  const text = (
    <div className="text-center">
      <Logo className="mx-auto size-12" />
      <h1 className="mt-6 font-display text-2xl font-semibold">Page Not Found</h1>
      <p className="mx-auto mt-2 max-w-[44ch] text-muted">
        There is nothing at this address. The link may be old, or a letter may be missing.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={paths.root} className={buttonStyles({ variant: 'primary' })}>
          Go to the start page
        </Link>
        <Link to={paths.seatLookup} className={buttonStyles()}>
          Find my seat
        </Link>
      </div>
    </div>
  )
  if (inShell) return <div className="py-16">{text}</div>
  return (
    <main
      tabIndex={-1}
      data-page-focus
      className="grid min-h-dvh place-items-center px-6 focus:outline-none"
    >
      {text}
    </main>
  )
}
