/* One problem of a row: its cell to correct, or what it is about, and a way to leave the row out. */
import { Check } from 'lucide-react'
import {
  asksWhoItIs,
  cellToFix,
  correctedCell,
  isKept,
  isQuestion,
  isSurelyNew,
  withRows,
  type Cell,
  type RowChoice,
} from '@/features/import/plan'
import { rowName, type GroupedProblem } from '@/features/import/problems'
import { TextOnRest } from '@/features/import/TextOnRest'
import type { ReadState } from '@/features/import/use-import'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'

type Props = { problem: GroupedProblem; state: ReadState }

export function ProblemRow({ problem, state }: Props) {
  const { preview, draft, edited, change } = state
  const { row, openMessage } = problem
  const cell = cellToFix(problem, preview)
  const leaveOut = problem.code === 'couple' ? 'Leave out this row' : 'Leave out'
  const isLeftOut = draft.plan.rows?.[row] === 'skip'
  const isKeptAsRead = isKept(draft.plan, problem)
  const canKeep = asksWhoItIs(problem) && openMessage !== undefined && isSurelyNew(preview, row)
  const decide = (choice: RowChoice | undefined) => {
    change((plan) => withRows(plan, [{ row, choice }]))
  }
  const isBeside = cell === undefined || isLeftOut || isKeptAsRead
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2">
      {cell === undefined || isLeftOut || isKeptAsRead ? (
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-medium break-words">{rowName(problem)}</p>
          <p className="break-words text-muted">
            {isLeftOut
              ? 'This row is left out.'
              : isKeptAsRead
                ? keptText(problem)
                : problem.message}
          </p>
        </div>
      ) : (
        <CellField problem={problem} cell={cell} state={state} />
      )}
      {!isLeftOut && openMessage === undefined && isEdited(edited, problem) && (
        <Badge tone="success" className="sm:mt-8">
          <Check aria-hidden className="size-3.5" />
          Fixed
        </Badge>
      )}
      {canKeep && !isLeftOut && (
        <Button
          className={isBeside ? undefined : 'sm:mt-6.5'}
          aria-label={`${keep(problem)} ${rowName(problem)}`}
          onClick={() => {
            decide('add')
          }}
        >
          {keep(problem)}
        </Button>
      )}
      {isKeptAsRead && (
        <Button
          aria-label={`Change ${rowName(problem)}`}
          onClick={() => {
            decide(undefined)
          }}
        >
          Change
        </Button>
      )}
      {(openMessage !== undefined || isLeftOut) && (
        <Button
          // Beside the control, below the line of its label.
          className={isBeside ? undefined : 'sm:mt-6.5'}
          aria-label={`${isLeftOut ? 'Import' : leaveOut} ${rowName(problem)}`}
          onClick={() => {
            decide(isLeftOut ? undefined : 'skip')
          }}
        >
          {isLeftOut ? 'Import it' : leaveOut}
        </Button>
      )}
    </li>
  )
}

function keep({ code }: GroupedProblem): string {
  return code === 'couple' ? 'Keep as guests' : 'Keep as guest'
}

function keptText({ code, name }: GroupedProblem): string {
  return code === 'couple' ? 'Each becomes a guest.' : `${name} becomes a guest.`
}

function isEdited(edited: ReadState['edited'], { row, code }: GroupedProblem): boolean {
  return edited.some((each) => each.row === row && each.code === code)
}

function CellField({ problem, cell, state }: Props & { cell: Cell }) {
  const { preview, draft, fixCell } = state
  const { row, openMessage } = problem
  const { column, value } = cell
  const heading = preview.columns.find(({ index }) => index === column)?.name ?? ''
  const where = heading === '' ? undefined : `Column ${heading}`
  // A question is a hint instead of an error: the row is imported as it is.
  const question = isQuestion(problem) ? openMessage : undefined
  return (
    <Field
      label={rowName(problem)}
      hint={question ?? where}
      error={question === undefined ? openMessage : undefined}
      className="flex-1 basis-56"
    >
      {(control) => (
        <TextOnRest
          control={control}
          value={correctedCell(draft.plan, row, column) ?? value}
          onRest={(text) => {
            fixCell(problem, cell, text)
          }}
        />
      )}
    </Field>
  )
}
