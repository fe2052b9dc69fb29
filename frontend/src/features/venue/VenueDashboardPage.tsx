/* Where the venue and its entrances will be set up. */
import { Warehouse } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'
import { ComingPage } from '@/ui/ComingPage'

/** Renders the page. */
export function VenueDashboardPage() {
  useTitle('Venue')
  return (
    <ComingPage
      title="Venue"
      text="The building around the room, and the ways into it"
      icon={Warehouse}
      headline="Venue configuration is not available yet"
      what="Here you will set the size of the venue and place its entrances, so that guests get directions to their seat. Until then the room of the floor plan is the venue."
      action={
        <Link to={paths.floorPlanner} className={buttonStyles()}>
          Open the floor planner
        </Link>
      }
    />
  )
}
