/* The questions in their order: opened, dragged, moved by buttons, added. */
import {
  AlignLeft,
  ArrowDown,
  ArrowUp,
  CaseSensitive,
  CircleDot,
  GripVertical,
  Mail,
  SquareCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { FieldType, FormField } from '@/api/guest-form'
import { wrongFields, type FormProblems } from '@/features/forms/check'
import { conditionText } from '@/features/forms/conditions'
import { AddFieldMenu } from '@/features/forms/design/AddFieldMenu'
import { nameOf, type FieldActions } from '@/features/forms/design/use-field-actions'
import {
  cleanOptions,
  isMealField,
  isOwnField,
  takesOptions,
  typeLabel,
} from '@/features/forms/fields'
import { countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { cn } from '@/ui/class-names'
import { useRowDrag } from '@/ui/form/use-row-drag'
import { IconButton } from '@/ui/IconButton'

type Props = {
  fields: readonly FormField[]
  openId: string | undefined
  problems: FormProblems
  actions: FieldActions
  /** The editor of the open question on screens without space beside the list. */
  editor: ReactNode
  onOpen: (fieldId: string) => void
}

export function FieldList({ fields, openId, problems, actions, editor, onOpen }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const drag = useRowDrag(list, actions.move)
  const wrong = wrongFields(problems, fields)
  return (
    <section aria-label="Questions" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-base font-semibold">Questions</h2>
        <p className="text-xs text-muted">
          {countNoun(fields.length, 'question')}, drag to reorder
        </p>
      </div>
      <ol ref={list} className="flex flex-col gap-2">
        {fields.map((field, index) => (
          <li key={field.id} className={cn(field.showIf !== undefined && 'ml-5')}>
            <div
              role="group"
              aria-label={nameOf(field)}
              className={cn(
                'flex min-w-0 items-center gap-1 rounded-card border p-1.5 shadow-card',
                field.id === openId || drag.dragged === index
                  ? 'border-accent bg-accent-soft'
                  : 'border-border bg-surface',
              )}
            >
              <span
                aria-hidden
                className="grid h-9 w-5 shrink-0 cursor-grab touch-none place-items-center text-muted pointer-coarse:h-11"
                onPointerDown={(event) => {
                  drag.start(event, index)
                }}
              >
                <GripVertical className="size-4" strokeWidth={1.75} />
              </span>
              <OpenButton
                field={field}
                condition={conditionText(fields, index)}
                isOpen={field.id === openId}
                isWrong={wrong.has(field.id)}
                onOpen={() => {
                  onOpen(field.id)
                }}
              />
              <MoveButtons index={index} last={fields.length - 1} field={field} actions={actions} />
            </div>
            {field.id === openId && editor !== undefined && <div className="mt-2">{editor}</div>}
          </li>
        ))}
      </ol>
      <AddFieldMenu fields={fields} onAdd={actions.add} />
    </section>
  )
}

const typeIcons: Record<FieldType, LucideIcon> = {
  text: CaseSensitive,
  email: Mail,
  select: CircleDot,
  textarea: AlignLeft,
  checkbox: SquareCheck,
}

type OpenButtonProps = {
  field: FormField
  condition: string | undefined
  isOpen: boolean
  isWrong: boolean
  onOpen: () => void
}

function OpenButton({ field, condition, isOpen, isWrong, onOpen }: OpenButtonProps) {
  const TypeIcon = typeIcons[field.type]
  const isMeal = isMealField(field)
  const options = takesOptions(field) ? cleanOptions(field).length : 0
  return (
    <button
      type="button"
      data-question={field.id}
      aria-pressed={isOpen}
      onClick={onOpen}
      className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 rounded-control px-1 text-left pointer-coarse:min-h-11"
    >
      <span
        aria-hidden
        className={cn(
          'grid size-9 shrink-0 place-items-center rounded-control',
          isOpen ? 'bg-accent text-on-accent' : 'bg-surface-2 text-muted',
        )}
      >
        <TypeIcon className="size-4.5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1 basis-24">
        <span className="block truncate text-sm font-medium">
          <bdi>{nameOf(field)}</bdi>
        </span>
        <span className="flex items-center gap-1 text-xs text-muted">
          {(isOwnField(field) || isMeal) && (
            <UserRound aria-label="In the guest list," className="size-3.5 shrink-0" />
          )}
          <span className="truncate">
            {typeLabel(field.type)}
            {options > 0 && `, ${countNoun(options, 'option')}`}
            {isMeal && ', meal'}
            {field.per === 'party' && ', once per party'}
          </span>
        </span>
        {condition !== undefined && (
          <span className="block truncate text-xs text-info" title={condition}>
            {condition}
          </span>
        )}
      </span>
      {isWrong && <Badge tone="danger">Check this</Badge>}
      {field.required && <Badge tone="accent">Required</Badge>}
    </button>
  )
}

type MoveButtonsProps = { index: number; last: number; field: FormField; actions: FieldActions }

function MoveButtons({ index, last, field, actions }: MoveButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        label={`Move ${nameOf(field)} up`}
        size="icon-sm"
        inactive={index === 0 ? 'It is the first.' : undefined}
        onClick={() => {
          actions.move(index, index - 1)
        }}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${nameOf(field)} down`}
        size="icon-sm"
        inactive={index === last ? 'It is the last.' : undefined}
        onClick={() => {
          actions.move(index, index + 1)
        }}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </span>
  )
}
