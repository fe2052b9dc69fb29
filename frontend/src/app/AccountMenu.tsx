/* The button that says who is signed in; its menu is another chunk. */
import type { User } from '@/api/schema'
import { firstLetter } from '@/lib/first-letter'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const accountPanel = loadable(
  async () => (await import('@/app/AccountMenuPanel')).AccountMenuPanel,
  { floating: true },
)

/** Returns up to two letters that stand for a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word === undefined ? '' : firstLetter(word),
  )
  return letters.join('').toUpperCase()
}

/** Renders the account button. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <PopupButton
      opens="menu"
      code={accountPanel}
      panel={(popup) => <accountPanel.Part popup={popup} user={user} />}
      variant="ghost"
      size="icon"
    >
      <span className="grid size-8 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent">
        {initials(user.name)}
      </span>
      <VisuallyHidden>, account of {user.name}</VisuallyHidden>
    </PopupButton>
  )
}
