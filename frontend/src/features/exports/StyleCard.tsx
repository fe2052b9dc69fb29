/* How sheets for guests look: design, colour, stock and meal marks. */
import { Check } from 'lucide-react'
import { useId } from 'react'
import { kindOf, type Choice } from '@/features/exports/kinds'
import { SelectOf } from '@/features/exports/SelectOf'
import { designs, hasCards, hasDesign, inkColours, stocks } from '@/features/exports/styles'
import { Card } from '@/ui/Card'
import { Switch } from '@/ui/Switch'

type Props = { choice: Choice; onChange: (choice: Choice) => void }

/** Renders the style of a sheet that guests see, and nothing for other files. */
export function StyleCard({ choice, onChange }: Props) {
  const id = useId()
  const kind = kindOf(choice)
  if (choice.format !== 'pdf' || !hasDesign(kind)) return null
  const { style } = choice
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="font-semibold">Style</h2>
      <SelectOf
        label="Design"
        value={style.design}
        options={designs}
        onChange={(design) => {
          onChange({ ...choice, style: { ...style, design } })
        }}
      />
      {style.design !== 'plain' && <ColourChoice choice={choice} onChange={onChange} />}
      {kind === 'place-cards' && (
        <SelectOf
          label="Stock"
          value={style.stock}
          options={stocks.map(({ stock, label }) => [stock, label] as const)}
          onChange={(stock) => {
            onChange({ ...choice, style: { ...style, stock } })
          }}
        />
      )}
      {hasCards(kind) && !isBadge(kind, style.stock) && (
        <div className="flex items-center justify-between gap-3">
          <label htmlFor={id} className="text-sm text-muted">
            Meal marks
          </label>
          <Switch
            id={id}
            checked={style.meals}
            onChange={(meals) => {
              onChange({ ...choice, style: { ...style, meals } })
            }}
          />
        </div>
      )}
    </Card>
  )
}

/** Badges have company and table instead of a meal. */
function isBadge(kind: string, stock: string): boolean {
  return kind === 'place-cards' && stock.startsWith('badges-')
}

function ColourChoice({ choice, onChange }: Props) {
  const group = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <legend className="float-left text-sm text-muted">Colour</legend>
      <div className="flex gap-2">
        {inkColours.map(({ colour, label, ink = 'var(--event-fill)' }) => (
          <label
            key={colour}
            title={label}
            className="relative grid size-7 cursor-pointer place-items-center rounded-full text-white ring-offset-2 ring-offset-surface has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent pointer-coarse:size-11"
            style={{ backgroundColor: ink }}
          >
            <input
              type="radio"
              name={group}
              value={colour}
              checked={choice.style.colour === colour}
              aria-label={label}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              onChange={() => {
                onChange({ ...choice, style: { ...choice.style, colour } })
              }}
            />
            <Check
              aria-hidden
              strokeWidth={2.6}
              className="pointer-events-none invisible size-4 peer-checked:visible"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
