/* The variables that a subject has most often, one press away, and the menu of all. */
import type { Editor } from '@tiptap/core'
import { insertVariable, InsertVariable } from '@/features/emails/templates/body/InsertVariable'
import { variableLabel, type VariableName } from '@/features/emails/templates/variables'
import { Toolbar } from '@/ui/Toolbar'

const usual: readonly VariableName[] = ['first_name', 'event_name', 'event_date']

type Props = { editor: Editor; except: readonly string[] }

export function QuickVariables({ editor, except }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span aria-hidden className="text-sm text-muted">
        Insert
      </span>
      <Toolbar
        aria-label="Insert in the subject"
        className="flex flex-wrap items-center gap-1.5 pointer-coarse:gap-2"
      >
        {usual.map((name) => (
          <button
            key={name}
            type="button"
            className="min-h-7 rounded-control border border-dashed border-accent/60 bg-surface px-2 text-sm text-accent transition-colors duration-120 hover:bg-accent-soft pointer-coarse:min-h-11"
            onClick={() => {
              insertVariable(editor, name)
            }}
          >
            {variableLabel(name)}
          </button>
        ))}
        <InsertVariable editor={editor} label="Insert a variable in the subject" except={except} />
      </Toolbar>
    </div>
  )
}
