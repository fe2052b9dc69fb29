/* The account menu: who is signed in, and the way out. */
import { LogOut } from 'lucide-react'
import type { User } from '@/api/schema'
import { useLeave } from '@/app/use-leave'
import { DropdownMenuItem, DropdownMenuSeparator, PopupMenu } from '@/ui/DropdownMenu'
import type { Popup } from '@/ui/PopupButton'

/** Renders the menu at its button. */
export function AccountMenuPanel({ popup, user }: { popup: Popup; user: User }) {
  const leave = useLeave()
  return (
    <PopupMenu popup={popup} className="w-64">
      <div className="px-2 py-2">
        <p className="truncate text-sm font-medium">{user.name}</p>
        <p className="truncate text-xs text-muted">{user.email}</p>
        <p className="mt-1 truncate text-xs text-muted">{user.organisation.name}</p>
      </div>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={leave}>
        <LogOut aria-hidden />
        Sign out
      </DropdownMenuItem>
    </PopupMenu>
  )
}
