/* The numbers of one group of guests: dishes, dietary needs, and dishes for guests with a need. */
import { CountBars } from '@/ui/CountBars'
import type { DishCount, KitchenTotals } from '@/guests/kitchen'
import { count, countNoun } from '@/lib/words'

type Props = { title: string; totals: KitchenTotals }

/** Renders nothing for a group without guests. */
export function TotalsSection({ title, totals }: Props) {
  const { guests, dishes, noDish, diets, noDiet } = totals
  if (guests === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h3 className="flex items-baseline gap-2 text-base font-semibold">
        {title}
        <span className="text-sm font-normal text-muted tabular-nums">
          {countNoun(guests, 'guest')}
        </span>
      </h3>
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        <Counts title="Meals" rows={dishes} rest={{ name: 'No meal', count: noDish.count }} />
        <Counts title="Dietary needs" rows={diets} rest={{ name: 'None', count: noDiet }} />
      </div>
      {dishes.length > 0 && diets.length > 0 && <DishesByDiet totals={totals} />}
    </section>
  )
}

type CountRow = { name: string; count: number }

/** `rest` is the row of guests who have none. */
function Counts(props: { title: string; rows: readonly CountRow[]; rest: CountRow }) {
  const { title, rows, rest } = props
  const others = rest.count === 0 ? [] : [{ ...rest, tone: 'bg-border-strong' }]
  return (
    <div className="min-w-0">
      <h4 className="mb-2 text-sm font-medium">{title}</h4>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">None stated.</p>
      ) : (
        <CountBars label={title} bars={[...rows, ...others]} />
      )}
    </div>
  )
}

/** Renders only dishes that go to a guest with a need; the others are cooked as they are. */
function DishesByDiet({ totals: { dishes, noDish, diets } }: Pick<Props, 'totals'>) {
  const rows = [...dishes, noDish].filter((dish) => dish.diets.length > 0)
  const names = diets.map(({ name }) => name)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="pb-1 text-left text-sm font-medium">Meals with dietary needs</caption>
        <thead>
          <tr className="border-b border-border text-muted">
            <th scope="col" className="py-2 pr-3 font-medium">
              Meal
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-right font-medium">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((dish) => (
            <DishRow key={dish.name} dish={dish} names={names} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DishRow({ dish, names }: { dish: DishCount; names: readonly string[] }) {
  const counts = new Map(dish.diets.map((diet) => [diet.name, diet.count]))
  return (
    <tr className="border-b border-border last:border-0">
      <th scope="row" className="py-2 pr-3 font-medium">
        <bdi>{dish.name}</bdi>
      </th>
      {names.map((name) => (
        <td key={name} className="px-3 py-2 text-right">
          {counts.has(name) ? (
            count(counts.get(name) ?? 0)
          ) : (
            <span className="text-muted">
              <span aria-hidden>–</span>
              <span className="sr-only">0</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
