/* The button that says who is signed in; its menu is another chunk. */
import type { User } from '@/api/schema'
import { initials } from '@/lib/initials'
import { Avatar } from '@/ui/Avatar'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const accountPanel = loadable(
  async () => (await import('@/app/AccountMenuPanel')).AccountMenuPanel,
  { floating: true },
)

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
      <Avatar name={user.name} size="md" />
      <VisuallyHidden>
        {initials(user.name)}, account of {user.name}
      </VisuallyHidden>
    </PopupButton>
  )
}
