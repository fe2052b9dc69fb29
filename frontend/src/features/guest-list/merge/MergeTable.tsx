/* The values of guests side by side: a column for each guest, a row for each value that any of them has. */
import { useId, type ReactNode } from 'react'
import {
  both,
  differs,
  keptField,
  type MergeChoices,
  type MergeField,
} from '@/features/guest-list/merge/merge-fields'
import type { Guest } from '@/api/schema'
import { TagChip } from '@/guests/TagChip'
import { fullName } from '@/guests/names'
import { Checkbox } from '@/ui/Checkbox'
import { cn } from '@/ui/class-names'

type Props = {
  guests: readonly Guest[]
  /** Those who become one. */
  merged: readonly Guest[]
  fields: readonly MergeField[]
  choices: MergeChoices
  onChoose: (field: string, choice: string) => void
  /** Takes a guest out of the merge, or back into it. */
  onInclude: (guestId: string, on: boolean) => void
}

export function MergeTable({ guests, merged, fields, choices, onChoose, onInclude }: Props) {
  const shown = [keptField, ...fields].filter(({ textOf }) =>
    guests.some((guest) => textOf(guest) !== ''),
  )
  return (
    <div className="-mx-6 overflow-x-auto px-6">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-border align-top">
            <td />
            {guests.map((guest) => (
              <th key={guest.id} scope="col" className="min-w-36 px-3 py-2 text-start">
                {guests.length > 2 ? (
                  <Checkbox
                    label={<bdi>{fullName(guest)}</bdi>}
                    checked={merged.includes(guest)}
                    onChange={(on) => {
                      onInclude(guest.id, on)
                    }}
                  />
                ) : (
                  <bdi className="font-semibold">{fullName(guest)}</bdi>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <Row
              key={field.name}
              field={field}
              guests={guests}
              merged={merged}
              choice={choices[field.name]}
              onChoose={(choice) => {
                onChoose(field.name, choice)
              }}
            />
          ))}
          {guests.some(({ tags }) => tags.length > 0) && <TagsRow guests={guests} />}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-muted">
        If the guest you keep has no seat, they get one from the others. The other lookup codes stop
        working. You can undo the merge.
      </p>
    </div>
  )
}

type RowProps = {
  field: MergeField
  guests: readonly Guest[]
  merged: readonly Guest[]
  choice: string | undefined
  onChoose: (choice: string) => void
}

function Row({ field, guests, merged, choice, onChoose }: RowProps) {
  const id = useId()
  const isDifferent = differs(field, merged)
  const texts = new Set(merged.map(field.textOf).filter((text) => text !== ''))
  const joined = texts.size > 1 ? field.both?.(merged) : undefined
  const radio = (value: string, label: string) => (
    <input
      type="radio"
      name={id}
      aria-label={`${field.label}: ${label}`}
      className="mt-0.5 size-4 shrink-0 accent-accent"
      checked={choice === value}
      onChange={() => {
        onChoose(value)
      }}
    />
  )
  return (
    <tr className={cn('border-b border-border align-top', isDifferent && 'bg-warning-soft')}>
      <RowHeader>
        {field.label}
        {joined !== undefined && (
          <label className="mt-1 flex min-h-8 items-start gap-2 font-normal pointer-coarse:min-h-11">
            {radio(both, joined.text)}
            {merged.length === 2 ? 'Both' : 'All'}
          </label>
        )}
      </RowHeader>
      {guests.map((guest) => {
        const text = field.textOf(guest)
        const isMerged = merged.includes(guest)
        const shownText = text === '' ? 'None' : text
        return (
          <td key={guest.id} className={cn('px-3 py-2', !isMerged && 'opacity-50')}>
            {isDifferent && isMerged ? (
              <label className="flex min-h-8 items-start gap-2 pointer-coarse:min-h-11">
                {radio(guest.id, shownText)}
                <Value text={text} />
              </label>
            ) : (
              <Value text={text} />
            )}
          </td>
        )
      })}
    </tr>
  )
}

function TagsRow({ guests }: { guests: readonly Guest[] }) {
  return (
    <tr className="align-top">
      <RowHeader>
        Tags
        <span className="block text-xs font-normal">All stay</span>
      </RowHeader>
      {guests.map(({ id, tags }) => (
        <td key={id} className="px-3 py-2">
          <span className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <TagChip key={tag.id} tag={tag} />
            ))}
          </span>
        </td>
      ))}
    </tr>
  )
}

function RowHeader({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="min-w-28 py-2 ps-2 text-start font-medium text-muted">
      {children}
    </th>
  )
}

function Value({ text }: { text: string }) {
  return text === '' ? (
    <span className="text-muted">None</span>
  ) : (
    <bdi className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</bdi>
  )
}
