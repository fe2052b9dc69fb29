/* Finding a seat by code, for guests and for organisers who help one at the door. */
import { useNavigate } from 'react-router-dom'
import { CodeForm } from '@/features/seat-finder/CodeForm'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Card } from '@/ui/Card'

/** Renders the form; `organiser` says more about what a code is and what will come. */
export function FindSeatPage({ organiser = false }: { organiser?: boolean }) {
  useTitle('Find Seat')
  const navigate = useNavigate()
  return (
    <div className="max-w-[480px]">
      <h1 className="text-xl font-semibold tracking-tight">Find Seat</h1>
      <p className="mt-1 text-muted">
        {organiser
          ? 'Look up a guest by code, as the guest would on a phone.'
          : 'Enter your code to see your table and your seat.'}
      </p>
      <Card className="mt-6 p-6">
        <CodeForm
          onCode={(code) => {
            void navigate(`${paths.seatLookup}/${code}`)
          }}
        />
      </Card>
      {organiser && (
        <p className="mt-4 text-muted">
          Codes stand beside each name in Guest Management. Finding a seat by personal details or by
          QR code, and directions through the room, are not available yet.
        </p>
      )}
    </div>
  )
}
