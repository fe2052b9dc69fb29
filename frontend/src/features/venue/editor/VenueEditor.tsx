/* The venue editor: measures, the map with its entrances, and Save Configuration. */
import { DoorOpen, MousePointer2, Move, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { fieldProblems } from '@/api/field-problems'
import { usePlan } from '@/api/plan'
import type { Event } from '@/api/schema'
import { useSaveVenue, useVenue, type Venue } from '@/api/venues'
import { EntranceList } from '@/features/venue/editor/EntranceList'
import { EntranceMap, type MapMode } from '@/features/venue/editor/EntranceMap'
import { SaveProblem } from '@/features/venue/editor/SaveProblem'
import { VenueFields } from '@/features/venue/editor/VenueFields'
import {
  edited,
  editingOf,
  venueToSave,
  withEntrance,
  withNewEntrance,
  withoutEntrance,
  withRoomAt,
  type VenueDraft,
} from '@/features/venue/venue-draft'
import { newId } from '@/plan/ids'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { Segmented } from '@/ui/Segmented'
import { toast } from '@/ui/toast'
import { useUnsavedChanges } from '@/ui/unsaved-changes'

type Props = { event: Event; venue: Venue; onDone: () => void }

const modes = [
  { value: 'select', label: 'Select', icon: <MousePointer2 aria-hidden /> },
  { value: 'place', label: 'Place entrance', icon: <DoorOpen aria-hidden /> },
  { value: 'room', label: 'Move room', icon: <Move aria-hidden /> },
] as const

const hints: Readonly<Record<MapMode, string>> = {
  select: 'Drag an entrance, or click it to edit it. Arrow keys move the focused entrance.',
  place: 'Click the map to place an entrance.',
  room: 'Drag the room to where it is in the venue.',
}

/** Renders the editor of a venue. */
export function VenueEditor({ event, venue, onDone }: Props) {
  const plan = usePlan(event.id)
  const latest = useVenue(event.id)
  const save = useSaveVenue(event.id)
  const [version, setVersion] = useState(venue.version)
  const [{ draft, past, future }, act] = useReducer(edited, venue, editingOf)
  const [mode, setMode] = useState<MapMode>('select')
  const [selected, select] = useState<string>()
  const unsaved = useUnsavedChanges(past.length > 0)
  const refusals = fieldProblems(save.error)

  useUndoKeys(act)
  const change = (next: (draft: VenueDraft) => VenueDraft, joins?: string) => {
    act({ kind: 'change', change: next, ...(joins === undefined ? {} : { joins }) })
  }
  const addEntrance = (place?: { x: number; y: number }) => {
    const id = newId()
    change(withNewEntrance(id, place))
    select(id)
    setMode('select')
  }
  const saveDraft = (ofVersion: number | undefined) => {
    save.mutate(venueToSave(draft, ofVersion), {
      onSuccess: () => {
        toast.success('Venue Configured', 'Venue dimensions and entrances saved successfully')
        unsaved.markSaved()
        onDone()
      },
      onError: () => {
        toast.error('Error', 'Failed to save venue configuration')
      },
    })
  }
  const loadTheirs = async () => {
    const { data } = await latest.refetch()
    if (data === undefined) return
    act({ kind: 'load', venue: data })
    setVersion(data.version)
    save.reset()
  }
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card className="flex h-[60dvh] min-h-96 flex-col overflow-hidden lg:h-[calc(100dvh-13rem)]">
        <div className="flex flex-wrap items-center gap-2 border-b border-border p-2">
          <Segmented
            legend="Mode"
            hideLegend
            value={mode}
            options={modes}
            onChange={setMode}
            className="min-w-96 max-sm:min-w-full [&_label]:min-h-9 [&_label]:flex-auto"
          />
          <div className="ml-auto flex gap-1">
            <IconButton
              label="Undo"
              disabled={past.length === 0}
              onClick={() => {
                act({ kind: 'undo' })
              }}
            >
              <Undo2 aria-hidden />
            </IconButton>
            <IconButton
              label="Redo"
              disabled={future.length === 0}
              onClick={() => {
                act({ kind: 'redo' })
              }}
            >
              <Redo2 aria-hidden />
            </IconButton>
          </div>
        </div>
        <div className="relative min-h-0 flex-1 bg-plan-outside">
          <EntranceMap
            draft={draft}
            plan={plan.data?.plan}
            mode={mode}
            selected={selected}
            onSelect={select}
            onPlace={addEntrance}
            onMoveEntrance={(id, to) => {
              change(withEntrance(id, to), `move ${id}`)
            }}
            onMoveRoom={(to) => {
              change(withRoomAt(to, venue.roomSize), 'room')
            }}
            onDelete={(id) => {
              change(withoutEntrance(id))
            }}
            onMoved={() => {
              act({ kind: 'end' })
            }}
          />
        </div>
        <p className="border-t border-border px-3 py-2 text-sm text-muted">{hints[mode]}</p>
      </Card>
      <Card className="flex min-h-0 flex-col overflow-hidden lg:h-[calc(100dvh-13rem)]">
        <div className="flex items-baseline justify-between gap-3 px-4 pt-4">
          <h2 className="font-display text-xl font-semibold">Venue editor</h2>
          {past.length > 0 && (
            <p className="text-sm text-warning">
              {past.length === 1 ? '1 unsaved change' : `${String(past.length)} unsaved changes`}
            </p>
          )}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <VenueFields
            draft={draft}
            roomSize={venue.roomSize}
            refusals={refusals}
            onChange={change}
          />
          <EntranceList
            draft={draft}
            selected={selected}
            refusals={refusals}
            onSelect={select}
            onAdd={() => {
              addEntrance()
            }}
            onChange={(id, fields, joins) => {
              change(withEntrance(id, fields), joins)
            }}
            onDelete={(id) => {
              change(withoutEntrance(id))
              select(undefined)
            }}
          />
        </div>
        {save.error !== null && (
          <SaveProblem
            error={save.error}
            onLoadTheirs={() => void loadTheirs()}
            onKeepMine={() => {
              saveDraft(undefined)
            }}
          />
        )}
        <div className="flex gap-2 border-t border-border p-3">
          <Button
            onClick={() => {
              unsaved.askBefore(onDone)
            }}
          >
            Cancel
          </Button>
          <Button
            variant="primary"
            className="grow"
            pending={save.isPending}
            pendingLabel="Saving…"
            onClick={() => {
              saveDraft(venue.saved ? version : undefined)
            }}
          >
            Save Configuration
          </Button>
        </div>
      </Card>
      {unsaved.question}
    </div>
  )
}

/** Ctrl+Z and Ctrl+Y (or Shift+Ctrl+Z) outside of text fields, which have an undo of their own. */
function useUndoKeys(act: (action: { kind: 'undo' | 'redo' }) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      if (event.target instanceof HTMLInputElement) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      act({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [act])
}
