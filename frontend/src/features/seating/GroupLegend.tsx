/* What the numbers on the chairs mean. */
import { GroupMark } from '@/features/seating/GroupLayer'
import type { ColourBy, SeatGroup } from '@/features/seating/seat-groups'

interface Props {
  readonly by: ColourBy
  readonly groups: readonly SeatGroup[]
}

export function GroupLegend({ by, groups }: Props) {
  if (groups.length === 0) {
    return (
      <p className="truncate">
        {by === 'diet' ? 'No seated guest has a diet.' : 'No seated guest is in a party.'}
      </p>
    )
  }
  return (
    <ul
      aria-label={by === 'diet' ? 'Diets' : 'Parties'}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what takes the focus
      tabIndex={0}
      className="flex min-w-0 flex-1 items-center gap-x-4 overflow-x-auto"
    >
      {groups.map((group) => (
        <li key={group.name} className="flex shrink-0 items-center gap-1.5 text-xs">
          <svg aria-hidden viewBox="-10 -10 20 20" className="size-5 shrink-0">
            <GroupMark group={group} />
          </svg>
          <bdi>{group.name}</bdi>
          <span className="font-semibold text-text tabular-nums">{group.seatIds.length}</span>
        </li>
      ))}
    </ul>
  )
}
