/* What a guest eats: the meal, and the dietary needs below it or after it. */
import type { Guest } from '@/api/schema'
import { dietText, hasMeal, isAllergy } from '@/guests/diets'
import { cn } from '@/ui/class-names'

type Props = { guest: Pick<Guest, 'meal' | 'diets'>; onOneLine?: boolean }

/** Renders nothing for a guest of whom neither is known. */
export function GuestMeal({ guest, onOneLine = false }: Props) {
  if (!hasMeal(guest)) return null
  const { meal, diets } = guest
  const diet = dietText(guest)
  return (
    <span
      className={cn('min-w-0', onOneLine ? 'flex flex-wrap gap-x-2 text-xs' : 'block')}
      title={[meal, diet].filter((text) => text !== '').join('\n')}
    >
      {meal !== '' && (
        <bdi className={cn(diet === '' ? 'line-clamp-2 whitespace-normal' : 'block truncate')}>
          {meal}
        </bdi>
      )}
      {diet !== '' && (
        <bdi
          className={cn(
            'block truncate text-xs',
            diets.some(isAllergy) ? 'font-medium text-danger' : 'text-muted',
          )}
        >
          {diet}
        </bdi>
      )}
    </span>
  )
}
