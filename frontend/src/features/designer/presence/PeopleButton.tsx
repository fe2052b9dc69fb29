/* Who else is in the plan: their initials, and a list that opens. A phone shows their number. */
import { Users } from 'lucide-react'

import { useView } from '@/canvas/context'
import { usePresence } from '@/canvas/presence/presence'
import { messages } from '@/features/designer/presence/messages'
import { PersonMark } from '@/features/designer/presence/PersonMark'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const MOST = 4

const peopleList = loadable(
  async () => (await import('@/features/designer/presence/PeopleList')).PeopleList,
  { floating: true },
)

/** Renders nothing while this page is alone. */
export function PeopleButton() {
  const people = usePresence((state) => state.people)
  const compact = useView((state) => state.compact)
  if (people.length === 0) return null
  const shown = people.slice(0, MOST)
  const more = people.length - shown.length
  return (
    <PopupButton
      opens="dialog"
      code={peopleList}
      panel={(popup) => <peopleList.Part popup={popup} />}
      variant="ghost"
      size="sm"
      className="shrink-0 gap-1 px-1.5 tabular-nums"
    >
      <VisuallyHidden>{messages.here(people.map(({ name }) => name))}</VisuallyHidden>
      {compact ? (
        <>
          <Users aria-hidden />
          <span aria-hidden>{people.length}</span>
        </>
      ) : (
        <>
          <span className="flex -space-x-1.5">
            {shown.map(({ userId, name }) => (
              <PersonMark key={userId} userId={userId} name={name} />
            ))}
          </span>
          {more > 0 && <span aria-hidden>+{more}</span>}
        </>
      )}
    </PopupButton>
  )
}
