/* One problem of a row: its cell to correct, or what it is about, and a way to leave the row out. */
import { Check } from 'lucide-react'
import { columnToFix, correctedCell, withRows } from '@/features/guests/import/plan'
import { rowName, type GroupedProblem } from '@/features/guests/import/review/problems'
import { TextOnRest } from '@/features/guests/import/TextOnRest'
import type { ReadState } from '@/features/guests/import/use-import'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'

type Props = { problem: GroupedProblem; state: ReadState }

export function ProblemRow({ problem, state }: Props) {
  const { preview, draft, edited, change } = state
  const { row, openMessage } = problem
  const column = columnToFix(problem, preview)
  const isLeftOut = draft.plan.rows?.[row] === 'skip'
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2">
      {column === undefined || isLeftOut ? (
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-medium break-words">{rowName(problem)}</p>
          <p className="break-words text-muted">
            {isLeftOut ? 'This row is left out.' : problem.message}
          </p>
        </div>
      ) : (
        <CellField problem={problem} column={column} state={state} />
      )}
      {!isLeftOut && openMessage === undefined && isEdited(edited, problem) && (
        <Badge tone="success" className="sm:mt-8">
          <Check aria-hidden className="size-3.5" />
          Fixed
        </Badge>
      )}
      {(openMessage !== undefined || isLeftOut) && (
        <Button
          // Beside the control, below the line of its label.
          className={column === undefined || isLeftOut ? undefined : 'sm:mt-6.5'}
          aria-label={`${isLeftOut ? 'Import' : 'Leave out'} ${rowName(problem)}`}
          onClick={() => {
            change((plan) => withRows(plan, [{ row, choice: isLeftOut ? undefined : 'skip' }]))
          }}
        >
          {isLeftOut ? 'Import it' : 'Leave out'}
        </Button>
      )}
    </li>
  )
}

function isEdited(edited: ReadState['edited'], { row, code }: GroupedProblem): boolean {
  return edited.some((each) => each.row === row && each.code === code)
}

function CellField({ problem, column, state }: Props & { column: number }) {
  const { preview, draft, fixCell } = state
  const { row, value, openMessage } = problem
  const heading = preview.columns.find(({ index }) => index === column)?.name ?? ''
  return (
    <Field
      label={rowName(problem)}
      hint={heading === '' ? undefined : `Column ${heading}`}
      error={openMessage}
      className="flex-1 basis-56"
    >
      {(control) => (
        <TextOnRest
          control={control}
          value={correctedCell(draft.plan, row, column) ?? value}
          onRest={(text) => {
            fixCell(problem, column, text)
          }}
        />
      )}
    </Field>
  )
}
