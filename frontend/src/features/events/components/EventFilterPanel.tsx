/* What the Filter button opens: by status and by date. It narrows at once; there is nothing to apply. */
import { filtersSet, type EventFilter, type Period } from '@/features/events/event-list'
import { statuses, statusLabel } from '@/features/events/status'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'

const periods: readonly { value: Period; label: string }[] = [
  { value: 'all', label: 'Any date' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'month', label: 'This month' },
  { value: 'range', label: 'Date range' },
]

const noFilters = { status: '', period: 'all', from: '', to: '' } as const

type Props = { filter: EventFilter; onChange: (changed: Partial<EventFilter>) => void }

/** Renders the fields in a row that wraps. */
export function EventFilterPanel({ filter, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-border bg-surface-2 p-4">
      <Field label="Status" className="min-w-36 flex-1 md:max-w-44">
        {(control) => (
          <Select
            {...control}
            value={filter.status}
            onChange={(event) => {
              onChange({ status: event.target.value })
            }}
          >
            <option value="">Any status</option>
            <option value="active">Active</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Date" className="min-w-36 flex-1 md:max-w-44">
        {(control) => (
          <Select
            {...control}
            value={filter.period}
            onChange={(event) => {
              const chosen = periods.find(({ value }) => value === event.target.value)
              onChange({ period: chosen?.value ?? 'all' })
            }}
          >
            {periods.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {filter.period === 'range' && (
        <>
          <Day
            label="From"
            day={filter.from}
            onChange={(from) => {
              onChange({ from })
            }}
          />
          <Day
            label="To"
            day={filter.to}
            onChange={(to) => {
              onChange({ to })
            }}
          />
        </>
      )}
      {filtersSet(filter) > 0 && (
        <Button
          variant="ghost"
          onClick={() => {
            onChange(noFilters)
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}

type DayProps = { label: string; day: string; onChange: (day: string) => void }

function Day({ label, day, onChange }: DayProps) {
  return (
    <Field label={label} className="min-w-36 flex-1 md:max-w-40">
      {(control) => (
        <Input
          {...control}
          type="date"
          value={day}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
