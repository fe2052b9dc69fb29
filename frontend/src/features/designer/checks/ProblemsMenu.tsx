/* The problems of the plan: each leads to its place. */
import { useRef } from 'react'

import { DropdownMenuItem, DropdownMenuLabel, PopupMenu } from '@/ui/DropdownMenu'
import type { Popup } from '@/ui/PopupButton'
import { PopupPanel } from '@/ui/PopupPanel'
import type { PlanProblem } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { count } from '@/canvas/text/messages'
import { AISLE_WIDTH } from '@/canvas/shapes/aisle-width'
import { select } from '@/canvas/store/selection'
import { formatLength, inChosenUnit } from '@/canvas/text/units'

/** Room shown around the place of a problem, in plan units. */
const AROUND = 240
/** More would be no list but a wall. */
const LISTED = 50

type Props = { popup: Popup; problems: readonly PlanProblem[] }

/** Renders the list, or the good news when there is nothing to list. */
export function ProblemsMenu({ popup, problems }: Props) {
  return problems.length === 0 ? (
    <NoProblems popup={popup} />
  ) : (
    <ProblemList popup={popup} problems={problems} />
  )
}

/** Without problems there is text to read instead of an empty menu. */
function NoProblems({ popup }: { popup: Popup }) {
  usePrefs((prefs) => prefs.units)
  return (
    <PopupPanel
      popup={popup}
      label="Problems"
      className="top-auto bottom-14 md:top-auto md:bottom-full md:mt-0 md:mb-1.5 md:w-80"
    >
      <p className="p-3 text-sm">
        Nothing overlaps, every seat can be reached, and the aisles to the exits are{' '}
        {formatLength(AISLE_WIDTH)} wide.
      </p>
    </PopupPanel>
  )
}

function ProblemList({ popup, problems }: Props) {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  const show = ({ elements, x, y }: PlanProblem): void => {
    select(designer.selection, elements)
    designer.camera.reveal({ x: x - AROUND / 2, y: y - AROUND / 2, width: AROUND, height: AROUND })
  }
  // What is chosen is shown when the menu has closed, so that the focus stays on the plan.
  const chosen = useRef<PlanProblem>(undefined)
  const words = ({ elements, message }: PlanProblem): string => {
    const things = designer.plan.state.getState().elements
    return inChosenUnit(
      message,
      elements.map((id) => things.get(id)?.title.trim() ?? ''),
    )
  }
  return (
    <PopupMenu
      popup={popup}
      side="top"
      align="start"
      className="w-80"
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (chosen.current === undefined) {
          document.getElementById(popup.buttonId)?.focus()
          return
        }
        focusPlan()
        show(chosen.current)
        designer.announcer.say(words(chosen.current))
      }}
    >
      <DropdownMenuLabel>Choose one to go there</DropdownMenuLabel>
      {problems.slice(0, LISTED).map((problem, place) => (
        <DropdownMenuItem
          key={place}
          onSelect={() => {
            chosen.current = problem
          }}
        >
          {words(problem)}
        </DropdownMenuItem>
      ))}
      {problems.length > LISTED && (
        <DropdownMenuLabel>and {count(problems.length - LISTED, 'more', 'more')}</DropdownMenuLabel>
      )}
    </PopupMenu>
  )
}
