/* What the seat and the meal of a guest have to take into account: a wheelchair and dietary needs. */
import { Accessibility, TriangleAlert } from 'lucide-react'

import type { Guest } from '@/api/schema'
import { dietText, isAllergy } from '@/guests/diets'
import { Badge } from '@/ui/Badge'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

export function GuestNeeds({ guest }: { guest: Pick<Guest, 'diets' | 'wheelchair'> }) {
  const diet = dietText(guest)
  const isWarning = guest.diets.some(isAllergy)
  return (
    <>
      {guest.wheelchair && (
        <span title="Wheelchair" className="shrink-0 text-info">
          <Accessibility aria-hidden className="size-4" />
          <VisuallyHidden>Wheelchair</VisuallyHidden>
        </span>
      )}
      {diet !== '' && (
        <span title={diet} className="flex min-w-0">
          <Badge tone={isWarning ? 'danger' : 'success'} className="min-w-0">
            {isWarning && <TriangleAlert aria-hidden className="size-3 shrink-0" />}
            <bdi className="truncate">{diet}</bdi>
          </Badge>
        </span>
      )}
    </>
  )
}
