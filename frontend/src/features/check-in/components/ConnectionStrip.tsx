/* Whether the server answers, and how many scans wait. In words, with a sign, and only then in colour. */
import { Check, CircleAlert, CloudOff, RefreshCw, type LucideIcon } from 'lucide-react'
import { useStore } from 'zustand'
import { clockText, messages } from '@/features/check-in/messages'
import type { Door } from '@/features/check-in/sync/door'
import type { DoorState } from '@/features/check-in/sync/door-data'
import { cn } from '@/ui/class-names'

type Line = { icon: LucideIcon; text: string; more: string; since?: string; alert?: boolean }

function lineOf(
  { connection, waiting, problem, kept, contactAt }: DoorState,
  zone: string | undefined,
): Line {
  const saved = kept ? 'Saved' : ''
  const count = waiting.length
  switch (connection) {
    case 'offline':
      return {
        icon: CloudOff,
        text: messages.offline(count),
        more: count === 0 ? '' : saved,
        ...(contactAt === undefined || zone === undefined
          ? {}
          : { since: messages.offlineSince(clockText(contactAt, zone)) }),
      }
    case 'refused':
      return { icon: CircleAlert, text: problem ?? '', more: messages.waiting(count), alert: true }
    case 'signed-out':
      return { icon: CircleAlert, text: 'Signed out', more: messages.waiting(count), alert: true }
    case 'connecting':
      return { icon: RefreshCw, text: 'Connecting…', more: '' }
    case 'online':
      return count === 0
        ? { icon: Check, text: 'Online', more: 'All scans sent' }
        : { icon: RefreshCw, text: 'Online', more: messages.waiting(count) }
  }
}

/** Renders the line, and a button while the door waits for the person. */
export function ConnectionStrip({ door }: { door: Door }) {
  const state = useStore(door.store)
  const zone = state.stored?.list.event.timeZone
  const { icon: Icon, text, more, since, alert = false } = lineOf(state, zone)
  const isDark = state.connection === 'offline'
  return (
    <>
      <div
        role={alert ? 'alert' : 'status'}
        className={cn(
          'flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-2',
          alert && 'bg-danger-soft text-danger',
          isDark && 'bg-note text-on-note',
          !alert && !isDark && 'border-b border-border bg-surface',
        )}
      >
        <Icon
          aria-hidden
          strokeWidth={2}
          className={cn('size-5 shrink-0', state.connection === 'online' && 'text-success')}
        />
        <span className="font-semibold">{text}</span>
        {since !== undefined && <span className="text-sm">{since}</span>}
        <span className={cn('ml-auto', !isDark && !alert && 'text-muted')}>{more}</span>
        {alert && (
          <button
            type="button"
            className="min-h-11 rounded-control px-2 font-semibold underline underline-offset-4"
            onClick={door.retry}
          >
            Try again
          </button>
        )}
      </div>
      {!state.kept && (
        <p role="alert" className="bg-warning-soft px-4 py-2 text-warning">
          {messages.notKept}
        </p>
      )}
    </>
  )
}
