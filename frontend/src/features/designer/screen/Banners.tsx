/*
 * Banners over the plan that stay as long as they apply: offline, conflict, guest in hand. They float, so that the plan
 * does not move when one comes or goes.
 */
import { CloudOff, GitMerge, Lock, MousePointerClick, PenTool, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'
import { useDesigner, useInteraction, useSeating, useSync, useView } from '@/canvas/context'
import { downloadPlan } from '@/features/designer/files/download'
import { announce, count, messages } from '@/canvas/text/messages'
import { fullName } from '@/guests/names'
import { pickedGuest, putDown } from '@/canvas/store/hand'
import { IDLE } from '@/canvas/hand/gesture'

const { Part: DroppedEdits } = loadable(
  async () => (await import('@/features/designer/session/DroppedEdits')).DroppedEdits,
  { floating: true },
)

export function Banners() {
  return (
    <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-col items-center gap-2">
      <Offline />
      <ViewOnly />
      <Conflict />
      <InHand />
      <Drawing />
    </div>
  )
}

function Banner({
  icon: Icon,
  tone,
  children,
  action,
}: {
  readonly icon: LucideIcon
  readonly tone: 'warning' | 'accent'
  readonly children: ReactNode
  readonly action?: ReactNode
}) {
  const look = {
    warning: 'bg-warning-soft text-text',
    accent: 'bg-accent-soft text-text',
  }[tone]
  return (
    <div
      className={`pointer-events-auto flex max-w-full animate-fade-in items-center gap-3 rounded-card border border-border py-1.5 pr-1.5 pl-3 text-sm shadow-float ${look}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1">{children}</p>
      {action}
    </div>
  )
}

function Offline() {
  const designer = useDesigner()
  const save = useSync((state) => state.save)
  const failure = useSync((state) => state.failure)
  const pending = useSync((state) => state.pending)
  if (save !== 'offline') return null
  return (
    <Banner
      icon={CloudOff}
      tone="warning"
      action={
        <Button
          size="sm"
          onClick={() => {
            designer.sync.retry()
          }}
        >
          Try again
        </Button>
      }
    >
      {count(pending, 'edit')} kept on this device. {failure}
    </Banner>
  )
}

/** Shown when the role of the person was changed while they worked. */
function ViewOnly() {
  const designer = useDesigner()
  const save = useSync((state) => state.save)
  const pending = useSync((state) => state.pending)
  const kept = useSync((state) => state.kept)
  if (save !== 'forbidden') return null
  return (
    <Banner
      icon={Lock}
      tone="warning"
      action={
        <>
          <Button
            size="sm"
            onClick={() => {
              downloadPlan(designer)
            }}
          >
            Download plan
          </Button>
          <Button
            size="sm"
            onClick={() => {
              window.location.reload()
            }}
          >
            Reload
          </Button>
        </>
      }
    >
      {messages.viewOnly(pending, kept)}
    </Banner>
  )
}

function Conflict() {
  const dropped = useSync((state) => state.dropped)
  const [isOpen, setOpen] = useState(false)
  if (dropped.length === 0) return null
  return (
    <Banner
      icon={GitMerge}
      tone="warning"
      action={
        <Button
          size="sm"
          onClick={() => {
            setOpen(true)
          }}
        >
          Review
        </Button>
      }
    >
      Someone else changed this plan. {count(dropped.length, 'edit')} of yours no longer{' '}
      {dropped.length === 1 ? 'applies' : 'apply'}.
      {isOpen && (
        <DroppedEdits
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </Banner>
  )
}

/** Explains how to draw, while something is drawn that no panel explains. */
function Drawing() {
  const designer = useDesigner()
  const hint = useInteraction((active) => active.hint())
  if (hint === undefined) return null
  return (
    <Banner
      icon={PenTool}
      tone="accent"
      action={
        <Button
          size="sm"
          onClick={() => {
            designer.dispatch({ kind: 'cancel' })
            designer.interaction.setState(IDLE, true)
            designer.announcer.say(announce.cancelled)
          }}
        >
          Stop
        </Button>
      }
    >
      {hint}
    </Banner>
  )
}

function InHand() {
  const designer = useDesigner()
  // The seat assignment and small screens say it in a bar of their own.
  const guest = useView((state) =>
    state.surface.kind === 'seating' || state.compact ? undefined : pickedGuest(state),
  )
  const name = useSeating((state) => (guest === undefined ? undefined : state.byId.get(guest)))
  if (name === undefined) return null
  return (
    <Banner
      icon={MousePointerClick}
      tone="accent"
      action={
        <Button
          size="sm"
          onClick={() => {
            putDown(designer.view)
          }}
        >
          Cancel
        </Button>
      }
    >
      Choose a chair for <bdi className="font-semibold">{fullName(name)}</bdi>
    </Banner>
  )
}
