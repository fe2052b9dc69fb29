/* The people in the plan, where they are, and following them. */
import { useDesigner, useInteraction } from '@/canvas/context'
import { hintOf } from '@/canvas/actions/action'
import { useEnabled } from '@/canvas/controls/ActionButton'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { focusPlan } from '@/canvas/focus/focus-plan'
import type { PersonHere } from '@/canvas/presence/people'
import { presenceOf, stopFollowing, usePresence } from '@/canvas/presence/presence'
import { follow } from '@/features/designer/presence/follow'
import { laserPointer } from '@/features/designer/presence/laser-action'
import { placeNames } from '@/features/designer/presence/messages'
import { PersonMark } from '@/features/designer/presence/PersonMark'
import { Button } from '@/ui/Button'
import type { Popup } from '@/ui/PopupButton'
import { PopupPanel } from '@/ui/PopupPanel'

type Props = { popup: Popup }

export function PeopleList({ popup }: Props) {
  const people = usePresence((state) => state.people)
  return (
    <PopupPanel popup={popup} label="People here" className="md:right-0 md:w-80">
      <ul className="min-h-0 overflow-y-auto p-2">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} onDone={popup.onClose} />
        ))}
      </ul>
      <LaserButton onDone={popup.onClose} />
    </PopupPanel>
  )
}

type RowProps = { person: PersonHere; onDone: () => void }

function PersonRow({ person: { userId, name, places, isOwn }, onDone }: RowProps) {
  const designer = useDesigner()
  const isFollowed = usePresence((state) => state.followed === userId)
  return (
    <li className="flex items-center gap-2 rounded-control px-1 py-1">
      <PersonMark userId={userId} name={name} />
      <span className="min-w-0 flex-1 text-sm">
        <bdi className="block truncate font-medium">
          {name}
          {isOwn && ' (you)'}
        </bdi>
        <span className="block text-xs text-muted">
          {places.map((place) => placeNames[place]).join(', ')}
        </span>
      </span>
      <Button
        size="sm"
        aria-label={isFollowed ? `Stop following ${name}` : `Follow ${name}`}
        onClick={() => {
          if (isFollowed) stopFollowing(presenceOf(designer))
          else follow(designer, userId, name)
          onDone()
          focusPlan()
        }}
      >
        {isFollowed ? 'Stop following' : 'Follow'}
      </Button>
    </li>
  )
}

type LaserProps = { onDone: () => void }

function LaserButton({ onDone }: LaserProps) {
  const designer = useDesigner()
  const isOn = useInteraction((active) => isDrawing(active, 'laser'))
  const isPossible = useEnabled(laserPointer)
  const hint = hintOf(laserPointer)
  if (!isPossible) return null
  return (
    <div className="border-t border-border p-2">
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isOn}
        className="w-full justify-start gap-2"
        onClick={() => {
          onDone()
          focusPlan()
          laserPointer.run(designer)
        }}
      >
        <laserPointer.icon aria-hidden />
        {laserPointer.label}
        {hint !== undefined && <kbd className="ml-auto text-xs text-muted">{hint}</kbd>}
      </Button>
    </div>
  )
}
