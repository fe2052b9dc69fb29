/*
 * Back rests one by one. The scene draws the backs of a table as one path, bow after bow in the order of the chairs;
 * a taken chair is dark, so its back needs another colour than that of a free one.
 */
import type { Primitive } from '@/plan/types'

/** Returns the primitives of one element with each back rest as a path of its own that names its chair. */
export function separateBacks(primitives: readonly Primitive[]): readonly Primitive[] {
  const seats = primitives.flatMap(({ role, seat }) =>
    role === 'chair' && seat !== undefined ? [seat] : [],
  )
  if (seats.length === 0) return primitives
  return primitives.flatMap((primitive): readonly Primitive[] => {
    if (!isBacks(primitive)) return [primitive]
    const bows = primitive.d.split(/(?=M)/)
    if (bows.length !== seats.length) return [primitive]
    return bows.flatMap((d, index) => {
      const seat = seats[index]
      return seat === undefined ? [] : [{ ...primitive, d, seat }]
    })
  })
}

function isBacks(primitive: Primitive): primitive is Extract<Primitive, { shape: 'path' }> {
  return (
    primitive.shape === 'path' &&
    primitive.role === 'detail' &&
    primitive.stroke === 'chair-free-stroke'
  )
}
