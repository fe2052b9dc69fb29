/* Where one is signed in, and ending what one does not know. */
import { MonitorSmartphone } from 'lucide-react'
import { useEndOtherSessions, useEndSession, useSessions } from '@/api/accounts'
import type { SessionEntry } from '@/api/schema'
import { Section } from '@/features/accounts/account/Section'
import { messages } from '@/features/accounts/messages'
import { browserZone, relativeTime, shortDate } from '@/lib/dates'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import { toast } from '@/ui/toast'

/** Renders the list, the present device first. */
export function SessionsSection() {
  const sessions = useSessions()
  return (
    <Section
      title="Where you are signed in"
      text="Sign out a device that you do not know or no longer use, then change your password."
    >
      <QueryView
        query={sessions}
        failed="The list could not be loaded"
        skeleton={<Skeleton className="h-24" />}
        level={3}
      >
        {(list) => (
          <>
            <ul className="-mt-3 divide-y divide-border">
              {inOrder(list).map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {list.length > 1 && <EndOthersButton />}
          </>
        )}
      </QueryView>
    </Section>
  )
}

/** The present device first, then those used last. */
function inOrder(sessions: readonly SessionEntry[]): SessionEntry[] {
  return [...sessions].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  )
}

function EndOthersButton() {
  const endOthers = useEndOtherSessions()
  return (
    <Button
      className="mt-3"
      pending={endOthers.isPending}
      pendingLabel="Signing out…"
      onClick={() => {
        endOthers.mutate(undefined, {
          onSuccess: () => {
            const { title, text } = messages.account.othersEnded
            toast.success(title, text)
          },
          onError: (error) => {
            toast.error('Error', error.message)
          },
        })
      }}
    >
      Sign out everywhere else
    </Button>
  )
}

function SessionRow({ session }: { session: SessionEntry }) {
  const end = useEndSession()
  const since = shortDate({ date: session.createdAt, zone: browserZone() })
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{session.device}</p>
        <p className="text-xs text-muted">
          {session.current
            ? `Signed in since ${since}`
            : `Last used ${relativeTime(session.lastSeenAt, new Date())}, signed in since ${since}`}
        </p>
      </div>
      {session.current ? (
        <Badge tone="success">This device</Badge>
      ) : (
        <Button
          size="sm"
          aria-label={`Sign out ${session.device}, signed in since ${since}`}
          pending={end.isPending}
          pendingLabel="Signing out…"
          onClick={() => {
            end.mutate(session.id, {
              onSuccess: () => {
                const { title, text } = messages.account.sessionEnded(session.device)
                toast.success(title, text)
              },
              onError: (error) => {
                toast.error('Error', error.message)
              },
            })
          }}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
