/* How many problems the plan has, live, and the way to each of them. */
import { CircleCheck, TriangleAlert } from 'lucide-react'

import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'
import type { PlanProblem } from '@/plan/types'
import { useDesigner } from '@/features/planner/designer/context'
import { focusPlan } from '@/features/planner/focus-plan'
import { useProblems } from '@/features/planner/hooks/use-problems'
import { count } from '@/features/planner/messages'
import { select } from '@/features/planner/store/selection'

/** Room shown around the place of a problem, in plan units. */
const AROUND = 240
/** More would be no list but a wall. */
const LISTED = 50

export function ProblemsBadge() {
  const problems = useProblems()
  const designer = useDesigner()
  if (problems === undefined) return null
  const none = problems.length === 0
  const show = ({ elements, x, y }: PlanProblem): void => {
    select(designer.selection, elements)
    designer.camera.reveal({ x: x - AROUND / 2, y: y - AROUND / 2, width: AROUND, height: AROUND })
    focusPlan()
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className={cn('ml-2 gap-1.5 whitespace-nowrap', none ? 'text-muted' : 'text-warning')}
        >
          {none ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
          {none ? 'No problems' : count(problems.length, 'problem')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" align="start" className="w-80">
        <DropdownMenuLabel>
          {none
            ? 'Nothing overlaps, every seat can be reached, and the aisles to the exits are 44 in wide.'
            : 'Choose one to go there'}
        </DropdownMenuLabel>
        {problems.slice(0, LISTED).map((problem, place) => (
          <DropdownMenuItem
            key={place}
            onSelect={() => {
              show(problem)
            }}
          >
            {problem.message}
          </DropdownMenuItem>
        ))}
        {problems.length > LISTED && (
          <DropdownMenuLabel>
            and {count(problems.length - LISTED, 'more', 'more')}
          </DropdownMenuLabel>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
