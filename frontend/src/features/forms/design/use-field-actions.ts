/* Adds, moves, duplicates and removes questions. Focus follows the change, and screen readers announce it. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FormField } from '@/api/guest-form'
import { copyOf, insertAfter, moveField, removeField, restoreField } from '@/features/forms/draft'
import type { EditedForm } from '@/features/forms/draft-store'
import { formMessages } from '@/features/forms/messages'
import { toast } from '@/ui/toast'

export type FieldActions = {
  add: (field: FormField) => void
  move: (from: number, to: number) => void
  duplicate: (field: FormField) => void
  remove: (field: FormField) => void
  /** Opens a question and puts the focus into it. */
  focusEditor: (fieldId: string) => void
  /** What a screen reader is told. */
  announced: string
}

type Options = {
  edited: EditedForm
  /** Holds the list and the editor. */
  area: RefObject<HTMLElement | null>
  onChoose: (fieldId: string | undefined) => void
}

export function useFieldActions({ edited, area, onChoose }: Options): FieldActions {
  const [announced, setAnnounced] = useState('')
  const focus = useFocusAfterRender(area)
  const { fields } = edited.draft
  const setFields = (next: (fields: readonly FormField[]) => FormField[]) => {
    edited.change((draft) => ({ ...draft, fields: next(draft.fields) }))
  }
  const focusEditor = (fieldId: string) => {
    onChoose(fieldId)
    focus(`[data-editor-of="${fieldId}"] input`)
  }
  const insert = (field: FormField, after: string | undefined) => {
    setFields((present) => insertAfter(present, after, field))
    focusEditor(field.id)
  }
  return {
    announced,
    focusEditor,
    add: (field) => {
      insert(field, undefined)
      setAnnounced(`Question added at position ${fields.length + 1}`)
    },
    duplicate: (field) => {
      insert(copyOf(field), field.id)
      setAnnounced(`${nameOf(field)} duplicated`)
    },
    move: (from, to) => {
      const field = fields[from]
      if (field === undefined || to < 0 || to >= fields.length) return
      setFields((present) => moveField(present, from, to))
      setAnnounced(`${nameOf(field)} moved to position ${to + 1} of ${fields.length}`)
    },
    remove: (field) => {
      const result = removeField(fields, field.id)
      if (result === undefined) return
      const { index } = result.removed
      setFields(() => result.fields)
      const neighbour = result.fields[Math.min(index, result.fields.length - 1)]
      onChoose(neighbour?.id)
      if (neighbour !== undefined) focus(`[data-question="${neighbour.id}"]`)
      toast.success(formMessages.removed(nameOf(field)), undefined, {
        action: {
          label: 'Undo',
          run: () => {
            setFields((present) => restoreField(present, result.removed))
            onChoose(field.id)
            toast.success(formMessages.restored)
          },
        },
      })
    },
  }
}

/** Returns the question's label, or a placeholder while it is blank. */
export function nameOf({ label }: Pick<FormField, 'label'>): string {
  return label.trim() === '' ? 'Untitled question' : label.trim()
}

/** Focuses an element that is there with the next render. */
function useFocusAfterRender(area: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const found = area.current?.querySelector(wanted.current)
    if (!(found instanceof HTMLElement)) return
    wanted.current = undefined
    found.focus()
  })
  return (selector) => {
    wanted.current = selector
  }
}
