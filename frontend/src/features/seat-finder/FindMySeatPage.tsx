/* The address for finding a seat by name; it says what works today and leads to the code. */
import { useNavigate } from 'react-router-dom'
import { CodeForm } from '@/features/seat-finder/CodeForm'
import { PublicFrame } from '@/features/seat-finder/PublicFrame'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'

/** Renders the page. */
export function FindMySeatPage() {
  useTitle('Find My Seat')
  const navigate = useNavigate()
  return (
    <PublicFrame>
      <h1 className="font-display text-2xl font-semibold">Find My Seat</h1>
      <p className="mt-2 mb-6 text-base text-muted">
        Searching by name, e-mail or phone is not available yet. The code in your invitation shows
        your table and your seat.
      </p>
      <CodeForm
        onCode={(code) => {
          void navigate(`${paths.seatLookup}/${code}`)
        }}
      />
    </PublicFrame>
  )
}
