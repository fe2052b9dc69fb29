/* How many problems the plan has, live, and the way to each of them; the list is another chunk. */
import { CircleCheck, TriangleAlert } from 'lucide-react'

import { cn } from '@/ui/class-names'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { useProblems } from '@/canvas/hooks/use-problems'
import { count } from '@/canvas/text/messages'

const problemsMenu = loadable(
  async () => (await import('@/features/designer/checks/ProblemsMenu')).ProblemsMenu,
  { floating: true },
)

export function ProblemsBadge() {
  const problems = useProblems()
  if (problems === undefined) return null
  const none = problems.length === 0
  return (
    <PopupButton
      opens={none ? 'dialog' : 'menu'}
      code={problemsMenu}
      panel={(popup) => <problemsMenu.Part popup={popup} problems={problems} />}
      variant="ghost"
      size="sm"
      className={cn('ml-2 gap-1.5 whitespace-nowrap', none ? 'text-muted' : 'text-warning')}
    >
      {none ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
      {none ? 'No problems' : count(problems.length, 'problem')}
    </PopupButton>
  )
}
