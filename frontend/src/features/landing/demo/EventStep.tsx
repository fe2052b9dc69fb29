/* Step 1: the three fields of a new event, filled in. */
import { weddingName, weddingVenue } from '@/features/landing/wedding-guests'

const fields = [
  { name: 'Event name', value: weddingName },
  { name: 'Date', value: 'Saturday 5 June 2027, 15:00' },
  { name: 'Venue', value: weddingVenue },
]

/** Renders the fields as a filled form. */
export function EventStep() {
  return (
    <dl className="mx-auto w-full max-w-sm rounded-card border border-border bg-bg p-5">
      {fields.map(({ name, value }) => (
        <div key={name} className="mb-4">
          <dt className="font-medium">{name}</dt>
          <dd className="mt-1.5 rounded-control border border-border-strong bg-surface px-3 py-2 text-base">
            {value}
          </dd>
        </div>
      ))}
      <div aria-hidden className="text-right">
        <span className="inline-block rounded-control bg-accent px-4 py-2 font-medium text-on-accent">
          Create Event
        </span>
      </div>
    </dl>
  )
}
