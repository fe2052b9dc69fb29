/* Guests who were left out, listed under the reason why. */
import { groupByReason } from '@/guests/unseated'
import { count } from '@/lib/words'

/** Names written under one reason; the rest is counted. */
const namesShown = 100

type Props = { guests: Parameters<typeof groupByReason>[0] }

export function NamesByReason({ guests }: Props) {
  return (
    <div className="flex flex-col gap-4 text-sm">
      {groupByReason(guests).map(({ reason, names }) => (
        <section key={reason}>
          <h3 className="font-semibold">{reason}</h3>
          <ul className="mt-1 divide-y divide-border">
            {names.slice(0, namesShown).map(({ guestId, name }) => (
              <li key={guestId} className="py-1.5 break-words">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          {names.length > namesShown && (
            <p className="mt-1 text-muted">and {count(names.length - namesShown)} more</p>
          )}
        </section>
      ))}
    </div>
  )
}
