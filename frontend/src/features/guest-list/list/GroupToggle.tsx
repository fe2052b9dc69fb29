/* Shows the list by party. */
import { UsersRound } from 'lucide-react'
import { Button } from '@/ui/Button'

type Props = { isGrouped: boolean; onChange: (isGrouped: boolean) => void }

export function GroupToggle({ isGrouped, onChange }: Props) {
  return (
    <Button
      aria-pressed={isGrouped}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={() => {
        onChange(!isGrouped)
      }}
    >
      <UsersRound aria-hidden />
      Group by party
    </Button>
  )
}
