/* Which entries of a toolbar have room, and which wait in the menu at its end. */

/** What a line between two groups takes, in buttons. */
const LINE = 0.4

type Groups<T> = readonly (readonly T[])[]

/** `places` is the room in buttons; the button of the menu takes one where it is needed. */
export function fitting<T>(
  groups: Groups<T>,
  places: number,
): { readonly visible: Groups<T>; readonly hidden: Groups<T> } {
  const all = groups.flat().length + (groups.length - 1) * LINE
  if (all <= places) return { visible: groups, hidden: [] }
  let room = places - 1
  const visible: T[][] = []
  const hidden: T[][] = []
  for (const group of groups) {
    if (visible.length > 0) room -= LINE
    const fit = Math.max(0, Math.min(group.length, Math.floor(room)))
    // What comes after the first that has no room waits as well: the order stays.
    room = fit < group.length ? 0 : room - fit
    if (fit > 0) visible.push(group.slice(0, fit))
    if (fit < group.length) hidden.push(group.slice(fit))
  }
  return { visible, hidden }
}
