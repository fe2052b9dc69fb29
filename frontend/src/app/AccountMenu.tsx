/* Who is signed in, and the way out. */
import { LogOut } from 'lucide-react'
import { useSignOut } from '@/api/auth'
import type { User } from '@/api/schema'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'
import { toast } from '@/ui/toast'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** Returns up to two letters that stand for a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word === undefined ? '' : ([...word][0] ?? ''),
  )
  return letters.join('').toUpperCase()
}

/** Renders the account menu. */
export function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon">
          <span className="grid size-8 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent">
            {initials(user.name)}
          </span>
          <VisuallyHidden>, account of {user.name}</VisuallyHidden>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <div className="px-2 py-2">
          <p className="truncate text-sm font-medium">{user.name}</p>
          <p className="truncate text-xs text-muted">{user.email}</p>
          <p className="mt-1 truncate text-xs text-muted">{user.organisation.name}</p>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          onSelect={() => {
            signOut.mutate(undefined, {
              onSuccess: () => {
                rememberEvent(null)
                window.location.assign(paths.root)
              },
              onError: (error) => {
                toast.error('Error', error.message)
              },
            })
          }}
        >
          <LogOut aria-hidden />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
