/* The account menu: who is signed in, for which organisation, and the way out. */
import { Building2, LogOut, Mail, Server, UserRound, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMayReadMail } from '@/api/auth'
import type { User } from '@/api/schema'
import { useLeave } from '@/app/use-leave'
import { useSwitchTo } from '@/app/use-switch-to'
import { paths } from '@/lib/paths'
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  PopupMenu,
} from '@/ui/DropdownMenu'
import type { Popup } from '@/ui/PopupButton'

const links: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.account, label: 'Your account', icon: UserRound },
  { to: paths.organisation, label: 'Organisation', icon: Building2 },
  { to: paths.mailbox, label: 'Mailbox', icon: Mail },
  { to: paths.operator, label: 'Operator', icon: Server },
]

/** Renders the menu at its button. */
export function AccountMenuPanel({ popup, user }: { popup: Popup; user: User }) {
  const leave = useLeave()
  const switchTo = useSwitchTo()
  const { organisation, organisations } = user
  const mayReadMail = useMayReadMail()
  const offered = links.filter(
    ({ to }) => (to !== paths.mailbox || mayReadMail) && (to !== paths.operator || user.isOperator),
  )
  return (
    <PopupMenu popup={popup} className="w-64">
      <div className="px-2 py-2">
        <p className="truncate text-sm font-medium">{user.name}</p>
        {user.sandboxUntil == null && <p className="truncate text-xs text-muted">{user.email}</p>}
        {organisations.length < 2 && (
          <p className="mt-1 truncate text-xs text-muted">{organisation.name}</p>
        )}
      </div>
      {organisations.length > 1 && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Organisation</DropdownMenuLabel>
          <DropdownMenuRadioGroup
            value={organisation.id}
            onValueChange={(id) => {
              if (id !== organisation.id) switchTo(id)
            }}
          >
            {organisations.map(({ id, name }) => (
              <DropdownMenuRadioItem key={id} value={id}>
                <span className="truncate">{name}</span>
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </>
      )}
      <DropdownMenuSeparator />
      {offered.map(({ to, label, icon: Icon }) => (
        <DropdownMenuItem key={to} asChild>
          <Link to={to}>
            <Icon aria-hidden />
            {label}
          </Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={leave}>
        <LogOut aria-hidden />
        Sign out
      </DropdownMenuItem>
    </PopupMenu>
  )
}
