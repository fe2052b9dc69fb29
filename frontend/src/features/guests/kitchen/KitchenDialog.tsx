/* What the kitchen needs to know: meals by diet, as bars, and by table. */
import { Copy } from 'lucide-react'
import type { Guest } from '@/api/schema'
import { CountBars } from '@/features/guests/components/CountBars'
import { kitchenOf, kitchenText, type Kitchen, type TableMeals } from '@/guests/kitchen'
import { count, counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { toast } from '@/ui/toast'

type Props = { guests: readonly Guest[]; onClose: () => void }

export function KitchenDialog({ guests, onClose }: Props) {
  const kitchen = kitchenOf(guests)
  return (
    <Dialog
      open
      readOnly
      onOpenChange={onClose}
      maxWidth={720}
      title="Kitchen summary"
      description={`${counted(kitchen.guests, 'guest')} who may come; those who have declined are left out.`}
      footer={
        <Button
          onClick={() => {
            void copy(kitchenText(kitchen))
          }}
        >
          <Copy aria-hidden />
          Copy as text
        </Button>
      }
    >
      {kitchen.diets.length === 0 ? (
        <EmptyState
          level={3}
          title="No diets yet"
          text="Diets that guests state, and those you enter in Edit Guest, are counted here."
        />
      ) : (
        <div className="flex flex-col gap-6">
          <DietBars kitchen={kitchen} />
          <MealsByTable kitchen={kitchen} />
        </div>
      )}
    </Dialog>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Copied!')
  } catch {
    toast.error('Error', 'The summary could not be copied. Select it and copy it by hand.')
  }
}

function DietBars({ kitchen: { diets, none } }: { kitchen: Kitchen }) {
  return <CountBars label="Meals by diet" bars={[...diets, { name: 'No diet', count: none }]} />
}

function MealsByTable({ kitchen: { diets, tables } }: { kitchen: Kitchen }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">Meals by table</caption>
        <thead>
          <tr className="border-b border-border text-muted">
            <th scope="col" className="py-2 pr-3 font-medium">
              Table
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Guests
            </th>
            {diets.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 text-right font-medium">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map((meals) => (
            <TableRow key={meals.table} meals={meals} diets={diets} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableRow({ meals, diets }: { meals: TableMeals; diets: Kitchen['diets'] }) {
  return (
    <tr className="border-b border-border last:border-0">
      <th scope="row" className="py-2 pr-3 font-medium whitespace-nowrap">
        <bdi>{meals.table === '' ? 'No table' : meals.table}</bdi>
      </th>
      <td className="px-3 py-2 text-right">{count(meals.guests)}</td>
      {diets.map(({ name }) => (
        <td key={name} className="px-3 py-2 text-right">
          {count(meals.diets.get(name) ?? 0)}
        </td>
      ))}
    </tr>
  )
}
