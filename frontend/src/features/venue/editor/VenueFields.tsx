/* Name, sides, place of the room and underlay of a venue. */
import type { Venue } from '@/api/venues'
import { NumberInput } from '@/features/venue/editor/NumberInput'
import { Underlay } from '@/features/venue/editor/Underlay'
import { sideLimits, withRoomAt, withVenue, type VenueDraft } from '@/features/venue/venue-draft'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  draft: VenueDraft
  roomSize: Venue['roomSize']
  /** Refusals of the server by the name of their field. */
  refusals: ReadonlyMap<string, string>
  onChange: (change: (draft: VenueDraft) => VenueDraft, joins?: string) => void
}

/** Renders the fields. */
export function VenueFields({ draft, roomSize, refusals, onChange }: Props) {
  const setSide = (side: 'width' | 'height', length: number) => {
    onChange((now) => withRoomAt(now.room, roomSize)(withVenue({ [side]: length })(now)), side)
  }
  const smallest = (side: 'width' | 'height') =>
    Math.max(sideLimits.min, Math.ceil(roomSize[side] * 100) / 100)
  return (
    <div className="grid grid-cols-2 gap-3 p-4">
      <Field label="Name" className="col-span-2" error={refusals.get('name')}>
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            onChange={({ target }) => {
              onChange(withVenue({ name: target.value }), 'name')
            }}
          />
        )}
      </Field>
      <NumberInput
        label="Width"
        unit="m"
        value={draft.width}
        min={smallest('width')}
        max={sideLimits.max}
        fallback={100}
        error={refusals.get('width')}
        onChange={(width) => {
          setSide('width', width)
        }}
      />
      <NumberInput
        label="Height"
        unit="m"
        value={draft.height}
        min={smallest('height')}
        max={sideLimits.max}
        fallback={80}
        error={refusals.get('height')}
        onChange={(height) => {
          setSide('height', height)
        }}
      />
      <NumberInput
        label="Room X"
        unit="m"
        value={draft.room.x}
        min={0}
        max={Math.max(0, draft.width - roomSize.width)}
        fallback={0}
        error={refusals.get('room.x')}
        onChange={(x) => {
          onChange(withRoomAt({ ...draft.room, x }, roomSize), 'room x')
        }}
      />
      <NumberInput
        label="Room Y"
        unit="m"
        value={draft.room.y}
        min={0}
        max={Math.max(0, draft.height - roomSize.height)}
        fallback={0}
        error={refusals.get('room.y')}
        onChange={(y) => {
          onChange(withRoomAt({ ...draft.room, y }, roomSize), 'room y')
        }}
      />
      <div className="col-span-2">
        <Underlay
          picture={draft.picture}
          onChange={(picture) => {
            onChange(withVenue({ picture }))
          }}
        />
      </div>
    </div>
  )
}
