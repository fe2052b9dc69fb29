/* Blocks that an email has besides text, below the body. */
import type { Editor } from '@tiptap/core'
import { Minus, QrCode, RectangleHorizontal, type LucideIcon } from 'lucide-react'
import { buttonNode, qrNode } from '@/features/emails/templates/body/nodes'
import { Button } from '@/ui/Button'
import { Toolbar } from '@/ui/Toolbar'

type Block = { label: string; name: string; icon: LucideIcon; add: (editor: Editor) => void }

const blocks: readonly Block[] = [
  {
    label: 'Button',
    name: 'Add a button',
    icon: RectangleHorizontal,
    add: (editor) => {
      insert(editor, buttonNode, { label: 'Answer now', href: '{{rsvp_link}}' })
    },
  },
  {
    label: 'QR code',
    name: 'Add the QR code',
    icon: QrCode,
    add: (editor) => {
      insert(editor, qrNode, {})
    },
  },
  {
    label: 'Line',
    name: 'Add a line',
    icon: Minus,
    add: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

export function AddBlock({ editor }: { editor: Editor }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-2.5">
      <span aria-hidden className="text-sm text-muted">
        Add
      </span>
      <Toolbar aria-label="Add a block" className="flex flex-wrap gap-2">
        {blocks.map(({ label, name, icon: Icon, add }) => (
          <Button
            key={name}
            size="sm"
            aria-label={name}
            className="rounded-full"
            onClick={() => {
              add(editor)
            }}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
      </Toolbar>
    </div>
  )
}

/** After the block with the cursor, which stays as it is. */
function insert(editor: Editor, type: string, attrs: object): void {
  const { $to } = editor.state.selection
  const after = $to.depth === 0 ? $to.pos : $to.after(1)
  editor.chain().focus().insertContentAt(after, { type, attrs }).setNodeSelection(after).run()
}
