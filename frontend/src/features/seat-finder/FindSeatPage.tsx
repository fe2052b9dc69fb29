/* Finding a seat by code, for guests and for organisers who help one at the door. */
import { useNavigate } from 'react-router-dom'
import { CodeForm } from '@/features/seat-finder/CodeForm'
import { PublicFrame } from '@/features/seat-finder/PublicFrame'
import { useInShell } from '@/lib/in-shell'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Card } from '@/ui/Card'

/** Renders the form; organisers also read what a code is and what will come. */
export function FindSeatPage() {
  useTitle('Find Seat')
  const organiser = useInShell()
  const navigate = useNavigate()
  return (
    <PublicFrame>
      <h1 className="font-display text-xl font-semibold md:text-2xl">Find Seat</h1>
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
          Each guest’s code is beside the name in Guest Management. Finding a seat by personal
          details or by QR code, and directions through the room, are not available yet.
        </p>
      )}
    </PublicFrame>
  )
}
