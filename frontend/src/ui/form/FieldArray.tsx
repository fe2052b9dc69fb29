/*
 * A list of rows in a form, such as the plus-ones of a guest: rows are added, removed and put in order, by buttons or by
 * dragging. Errors of a row are at its fields; an error of the list as a whole is below it.
 */
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  get,
  useFieldArray,
  useFormState,
  type FieldArray as RowValue,
  type FieldArrayPath,
  type FieldValues,
} from 'react-hook-form'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { useRowDrag } from '@/ui/form/use-row-drag'
import { messageOf, type Form } from '@/ui/form/use-form'
import { IconButton } from '@/ui/IconButton'

type Props<V extends FieldValues, N extends FieldArrayPath<V>> = {
  form: Form<V>
  /** A field of the form whose value is a list of objects. */
  name: N
  label: string
  hint?: string
  /** The name of one row, such as “Plus-one 2”. */
  rowLabel: (index: number) => string
  /** Returns the values of a new row. */
  blank: () => RowValue<V, N>
  addLabel: string
  /** Fewest and most rows. */
  min?: number
  max?: number
  /** Rows have an order that matters. */
  sortable?: boolean
  /** Renders the fields of a row; their names begin with `row`. */
  children: (row: `${N}.${number}`, index: number) => ReactNode
}

export function FieldArray<V extends FieldValues, N extends FieldArrayPath<V>>({
  form,
  name,
  label,
  hint,
  rowLabel,
  blank,
  addLabel,
  min = 0,
  max = Infinity,
  sortable = false,
  children,
}: Props<V, N>) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name,
    // Values may have an id of their own.
    keyName: 'rowKey',
    rules: { validate: (_, values) => messageOf(form.check(values), name) ?? true },
  })
  const { errors } = useFormState({ control: form.control })
  const error: unknown = get(errors, `${name}.root.message`)
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useFocusNext(list)
  const [announced, setAnnounced] = useState('')
  const moveRow = (from: number, to: number) => {
    move(from, to)
    setAnnounced(`${rowLabel(from)} moved to position ${to + 1} of ${fields.length}`)
  }
  const drag = useRowDrag(list, moveRow)
  const last = fields.length - 1
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-sm font-medium">{label}</legend>
      {hint !== undefined && <p className="text-xs text-muted">{hint}</p>}
      <ol ref={list} className="mt-1 flex flex-col gap-2 empty:hidden">
        {fields.map(({ rowKey }, index) => (
          <li key={rowKey}>
            <div
              role="group"
              aria-label={rowLabel(index)}
              className={cn(
                'flex flex-wrap items-start gap-2 rounded-card border border-border bg-surface p-3',
                drag.dragged === index && 'border-accent bg-accent-soft',
              )}
            >
              {sortable && last > 0 && (
                <span
                  aria-hidden
                  className="grid h-9 w-5 shrink-0 cursor-grab touch-none place-items-center text-muted pointer-coarse:h-11"
                  onPointerDown={(event) => {
                    drag.start(event, index)
                  }}
                >
                  <GripVertical className="size-4" strokeWidth={1.75} />
                </span>
              )}
              <div className="min-w-0 flex-1 basis-56">{children(`${name}.${index}`, index)}</div>
              <div className="ms-auto flex shrink-0">
                {sortable && last > 0 && (
                  <>
                    <IconButton
                      label={`Move ${rowLabel(index)} up`}
                      inactive={index === 0 ? 'It is the first.' : undefined}
                      onClick={() => {
                        moveRow(index, index - 1)
                      }}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                    <IconButton
                      label={`Move ${rowLabel(index)} down`}
                      inactive={index === last ? 'It is the last.' : undefined}
                      onClick={() => {
                        moveRow(index, index + 1)
                      }}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                  </>
                )}
                <IconButton
                  label={`Remove ${rowLabel(index)}`}
                  inactive={fields.length <= min ? `At least ${min} must stay.` : undefined}
                  onClick={() => {
                    remove(index)
                    setAnnounced(`${rowLabel(index)} removed`)
                    focusNext.after('remove', Math.min(index, last - 1))
                  }}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {typeof error === 'string' && (
        <p role="alert" data-field-error className="text-sm text-danger">
          {error}
        </p>
      )}
      <Button
        ref={focusNext.addButton}
        size="sm"
        className="self-start"
        disabled={fields.length >= max}
        onClick={() => {
          append(blank(), { shouldFocus: false })
          focusNext.after('add', fields.length)
        }}
      >
        <Plus aria-hidden />
        {addLabel}
      </Button>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </fieldset>
  )
}

/** After adding, the first field of the new row has the focus; after removing, the row that took its place. */
function useFocusNext(list: { current: HTMLElement | null }) {
  const addButton = useRef<HTMLButtonElement>(null)
  const next = useRef<{ action: 'add' | 'remove'; index: number }>(undefined)
  // After every render: the row is there with the render that follows.
  useEffect(() => {
    if (next.current === undefined) return
    const { action, index } = next.current
    next.current = undefined
    const row = list.current?.children[index]
    const target =
      action === 'add'
        ? row?.querySelector('input, select, textarea')
        : [...(row?.querySelectorAll('button') ?? [])].at(-1)
    if (target instanceof HTMLElement) target.focus()
    else addButton.current?.focus()
  })
  return {
    addButton,
    after: (action: 'add' | 'remove', index: number) => {
      next.current = { action, index }
    },
  }
}
