/* The fields of what is selected, seats first and the position last; of the room when nothing is. Every change is one undoable edit. */
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

import type { ElementView } from '@/plan/types'
import { Disclosure } from '@/ui/Disclosure'
import { IconButton } from '@/ui/IconButton'
import type { Fields, SelectionSection } from '@/canvas/capability'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { kindWords, nameOf } from '@/canvas/text/describe'
import { useAction, useDesigner, usePlanState, useSelection, useView } from '@/canvas/context'
import { count } from '@/canvas/text/messages'
import { BoxSection } from '@/features/designer/properties/BoxSection'
import { LookSection } from '@/features/designer/properties/LookSection'
import { NameSection } from '@/features/designer/properties/NameSection'
import { PictureSection } from '@/features/designer/properties/PictureSection'
import { setProperties } from '@/canvas/edits/set-fields'

export function PropertiesPanel({ fields }: { fields: Fields }) {
  const ids = useSelection((state) => state.ids)
  const elements = usePlanState((state) => state.elements)
  const selected = ids.flatMap((id) => elements.get(id) ?? [])
  const panel = useRef<HTMLDivElement>(null)
  const heldFocus = useRef(false)
  // Undoing clears the selection and with it the field that may have had the focus: the panel keeps it.
  useLayoutEffect(() => {
    if (heldFocus.current && document.activeElement === document.body) panel.current?.focus()
    heldFocus.current = false
  })
  return (
    <div ref={panel} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto focus:outline-none">
      {selected.length === 0 ? (
        <div className="p-4">
          <NothingSelected fields={fields} />
        </div>
      ) : (
        <SelectedFields
          sections={[...fields.selection, ...own]}
          key={ids.join()}
          selected={selected}
          onRemove={() => {
            heldFocus.current = panel.current?.contains(document.activeElement) === true
          }}
        />
      )}
    </div>
  )
}

/** About what is chosen of the room, or the room itself. */
function NothingSelected({ fields }: { fields: Fields }) {
  const Chosen = fields.chosen[useView(({ chosen }) => chosen.kind)]
  if (Chosen !== undefined) return <Chosen />
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-base font-semibold">Room</h3>
        <p className="mt-0.5 text-xs text-muted">Select an object to see its properties.</p>
      </div>
      {fields.room.map(({ name, Part }) => (
        <Part key={name} />
      ))}
    </div>
  )
}

const all: SelectionSection['concerned'] = (selected) => selected

const own: readonly SelectionSection[] = [
  { title: 'Name', name: 'name', concerned: all, Part: NameSection },
  {
    title: 'Picture',
    name: 'picture',
    concerned: (selected) => selected.filter(({ kind }) => kind === 'vector-image'),
    Part: PictureSection,
  },
  { title: 'Look', name: 'look', concerned: all, Part: LookSection },
  { title: 'Position and size', name: 'box', concerned: all, Part: BoxSection },
]

type SelectedFieldsProps = {
  sections: readonly SelectionSection[]
  selected: readonly ElementView[]
  /** Called right before the fields leave the page. */
  onRemove: () => void
}

function SelectedFields({ selected, sections, onRemove }: SelectedFieldsProps) {
  const leaving = useRef(onRemove)
  useLayoutEffect(
    () => () => {
      leaving.current()
    },
    [],
  )
  const free = selected.filter((element) => !element.locked)
  const locked = free.length === 0
  // Locked objects among others keep their values; when all are locked, the fields only show them.
  const shown = locked ? selected : free
  return (
    <>
      <Header selected={selected} />
      {locked && (
        <p className="px-4 pb-3 text-xs text-muted">Locked: unlock it to move or change it.</p>
      )}
      {!locked && free.length < selected.length && (
        <p className="px-4 pb-3 text-xs text-muted">
          {count(selected.length - free.length, 'locked object')} will stay as{' '}
          {selected.length - free.length === 1 ? 'it is' : 'they are'}.
        </p>
      )}
      <fieldset disabled={locked} className="min-w-0 border-t border-border disabled:opacity-60">
        <legend className="sr-only">Fields of the selection</legend>
        {sections.map(({ title, name, isClosedAtFirst, concerned, count: counted, Part }) => {
          const about = concerned(shown)
          return about.length === 0 ? null : (
            <Disclosure
              key={name}
              {...{ title, name: `properties.${name}`, initiallyOpen: isClosedAtFirst !== true }}
              hint={counted?.(about)}
            >
              <Part selected={about} />
            </Disclosure>
          )
        })}
      </fieldset>
    </>
  )
}

function Header({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const duplicate = useAction('duplicate')
  const deleteSelected = useAction('delete')
  const [first] = selected
  if (first === undefined) return null
  const locked = selected.every((element) => element.locked)
  const hidden = selected.every((element) => element.hidden)
  const name = nameOf(first)
  const kind = kindWords(first.kind)
  return (
    <header className="flex items-start gap-1 px-4 pt-3 pb-2">
      <div className="min-w-0 flex-1 py-1">
        <h3 className="line-clamp-2 text-base font-semibold break-words">
          {selected.length === 1 ? name : count(selected.length, 'object')}
        </h3>
        <p className="line-clamp-2 text-xs text-muted">
          {selected.length === 1
            ? name.toLowerCase() === kind
              ? first.category.replaceAll('-', ' ')
              : kind
            : kindsOf(selected)}
        </p>
      </div>
      <ActionButton action={duplicate} />
      <ActionButton action={deleteSelected} />
      <IconButton
        label={hidden ? 'Show' : 'Hide'}
        size="icon-sm"
        aria-pressed={hidden}
        onClick={() => {
          setProperties(designer, selected, { hidden: !hidden })
        }}
      >
        {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <IconButton
        label={locked ? 'Unlock' : 'Lock'}
        size="icon-sm"
        aria-pressed={locked}
        onClick={() => {
          setProperties(designer, selected, { locked: !locked })
        }}
      >
        {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
    </header>
  )
}

/** `3 round, 1 stage`. */
function kindsOf(selected: readonly ElementView[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of selected) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, number]) => `${String(number)} ${kindWords(kind)}`).join(', ')
}
