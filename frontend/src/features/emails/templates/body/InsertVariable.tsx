/* The menu of the variables. */
import type { Editor } from '@tiptap/core'
import { Braces } from 'lucide-react'
import { variableNode } from '@/features/emails/templates/body/nodes'
import { variables } from '@/features/emails/templates/variables'
import { Button } from '@/ui/Button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'

type Props = {
  editor: Editor
  label: string
  /** Variables that have no place in this text. */
  except?: readonly string[]
}

/** Puts a variable where the cursor is. */
export function insertVariable(editor: Editor, name: string): void {
  editor.chain().focus().insertContent({ type: variableNode, attrs: { name } }).run()
}

/** Renders the button that opens it. */
export function InsertVariable({ editor, label, except = [] }: Props) {
  const insert = (name: string) => {
    editor.chain().focus().insertContent({ type: variableNode, attrs: { name } }).run()
  }
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost" aria-label={label} className="kit:px-2">
          <Braces aria-hidden />
          Variable
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        className="w-60"
        // The text has the focus afterwards, not the button.
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        {variables.map(({ name, label: words }) => (
          <DropdownMenuItem
            key={name}
            disabled={except.includes(name)}
            onSelect={() => {
              insert(name)
            }}
          >
            <span className="flex-1">{words}</span>
            <span className="text-xs text-muted">{except.includes(name) ? 'body only' : name}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
