/* How safe the work is, in one word beside the event's name. */
import { useState } from 'react'
import { CircleAlert, CircleCheck, CloudOff, CloudUpload, Lock, PencilLine } from 'lucide-react'

import { Badge, type BadgeTone } from '@/ui/Badge'
import type { SaveState as State } from '@/plan/sync'
import { useSync } from '@/canvas/context'
import { saveLabels } from '@/canvas/text/messages'

const LOOK: Readonly<Record<State, { tone: BadgeTone; icon: typeof CircleCheck }>> = {
  saved: { tone: 'success', icon: CircleCheck },
  saving: { tone: 'neutral', icon: CloudUpload },
  unsaved: { tone: 'neutral', icon: PencilLine },
  offline: { tone: 'warning', icon: CloudOff },
  conflict: { tone: 'danger', icon: CircleAlert },
  forbidden: { tone: 'danger', icon: Lock },
}

export function SaveState() {
  const save = useSync((state) => state.save)
  const failure = useSync((state) => state.failure)
  const lost = useSync((state) => save === 'offline' && !state.kept)
  const { tone, icon: Icon } = LOOK[save]
  const label = saveLabels[lost ? 'full' : save]
  return (
    <>
      <span title={failure}>
        <Badge tone={lost ? 'danger' : tone}>
          <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
          {label}
        </Badge>
      </span>
      <SpokenState save={save} label={label} />
    </>
  )
}

/** Says when saving fails, and when it works again; the steps of every edit would drown what else is said. */
function SpokenState({ save, label }: { save: State; label: string }) {
  const [failed, setFailed] = useState(false)
  const failing = !QUIET.has(save)
  if (failing && !failed) setFailed(true)
  // Said once: the next edit is as quiet as every other.
  if (failed && save === 'unsaved') setFailed(false)
  const spoken = failing || (failed && save === 'saved')
  return (
    <span role="status" className="sr-only">
      {spoken ? label : ''}
    </span>
  )
}

const QUIET: ReadonlySet<State> = new Set(['saved', 'saving', 'unsaved'])
