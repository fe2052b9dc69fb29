/* How safe the work is, in one word beside the event's name. */
import { CircleAlert, CircleCheck, CloudOff, CloudUpload, Lock, PencilLine } from 'lucide-react'

import { Badge, type BadgeTone } from '@/ui/Badge'
import type { SaveState as State } from '@/plan/sync'
import { useSync } from '@/features/planner/designer/context'
import { saveLabels } from '@/features/planner/messages'

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
  return (
    <span role="status" title={failure}>
      <Badge tone={lost ? 'danger' : tone}>
        <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
        {saveLabels[lost ? 'full' : save]}
      </Badge>
    </span>
  )
}
