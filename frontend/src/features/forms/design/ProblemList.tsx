/* What keeps the form from being saved. Each line leads to its question. */
import { useEffect, useRef } from 'react'
import type { FormField } from '@/api/guest-form'
import type { FormProblems } from '@/features/forms/check'
import { nameOf } from '@/features/forms/design/use-field-actions'
import { formMessages } from '@/features/forms/messages'

type Props = {
  problems: FormProblems
  fields: readonly FormField[]
  /** Counts attempts to save; the list takes the focus after each. */
  attempt: number
  onOpen: (fieldId: string) => void
}

const names: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  fields: 'Questions',
  'settings.capacity': 'Capacity',
  'settings.plusOnes': 'Plus-ones',
  'settings.opensAt': 'Opens at',
}

/** Renders the problems, or nothing without any. */
export function ProblemList({ problems, fields, attempt, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) list.current?.focus()
  }, [attempt])
  if (problems.size === 0) return null
  return (
    <div
      ref={list}
      role="group"
      aria-label="Problems"
      tabIndex={-1}
      className="rounded-control bg-danger-soft px-4 py-3 text-sm text-danger"
    >
      <p className="font-medium">{formMessages.problems(problems.size)}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {[...problems].map(([place, message]) => {
          const field = fields.find(({ id }) => place.startsWith(`${id}.`))
          return (
            <li key={place}>
              {field === undefined ? (
                `${names[place] ?? 'Form'}: ${message}`
              ) : (
                <button
                  type="button"
                  className="min-h-6 rounded-control text-left underline underline-offset-2 pointer-coarse:min-h-11"
                  onClick={() => {
                    onOpen(field.id)
                  }}
                >
                  Question {fields.indexOf(field) + 1}, <bdi>{nameOf(field)}</bdi>: {message}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
