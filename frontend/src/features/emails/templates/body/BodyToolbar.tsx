/* The commands of the body: formatting, lists, and the blocks of an email. */
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  SquareMenu,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { InsertVariable } from '@/features/emails/templates/body/InsertVariable'
import { IconButton } from '@/ui/IconButton'
import { Select } from '@/ui/Select'
import { Toolbar } from '@/ui/Toolbar'

type Command = {
  label: string
  icon: LucideIcon
  shortcut?: string
  /** Absent for commands that are not on or off. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const marks: readonly Command[] = [
  {
    label: 'Bold',
    icon: Bold,
    shortcut: 'Ctrl B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    shortcut: 'Ctrl I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    icon: Underline,
    shortcut: 'Ctrl U',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Link',
    icon: Link,
    isOn: (editor) => editor.isActive('link'),
    run: toggleLink,
  },
]

const blocks: readonly Command[] = [
  {
    label: 'Bullets',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbers',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Box with details',
    icon: SquareMenu,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

const steps: readonly Command[] = [
  {
    label: 'Undo',
    icon: Undo2,
    shortcut: 'Ctrl Z',
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Redo',
    icon: Redo2,
    shortcut: 'Ctrl Shift Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

/** The whole word becomes a link to the answer page, which the bar below can change. */
function toggleLink(editor: Editor): void {
  const chain = editor.chain().focus()
  if (editor.isActive('link')) chain.extendMarkRange('link').unsetLink().run()
  else if (!editor.state.selection.empty) chain.setLink({ href: '{{rsvp_link}}' }).run()
  else
    chain
      .insertContent({
        type: 'text',
        text: 'link',
        marks: [{ type: 'link', attrs: { href: '{{rsvp_link}}' } }],
      })
      .run()
}

const styles = [
  { value: 'paragraph', label: 'Text' },
  { value: '1', label: 'Title' },
  { value: '2', label: 'Heading' },
  { value: '3', label: 'Subheading' },
] as const

export function BodyToolbar({ editor }: { editor: Editor }) {
  const style = useEditorState({
    editor,
    selector: () => styles.find(({ value }) => isStyle(editor, value))?.value ?? 'paragraph',
  })
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-1.5 py-1">
      <Select
        aria-label="Style of the paragraph"
        className="w-32"
        value={style}
        onChange={({ target }) => {
          setStyle(editor, target.value)
        }}
      >
        {styles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <InsertVariable editor={editor} label="Insert a variable in the text" />
      <Toolbar aria-label="Formatting" className="flex flex-wrap items-center">
        <Commands editor={editor} commands={marks} />
        <Divider />
        <Commands editor={editor} commands={blocks} />
        <Divider />
        <Commands editor={editor} commands={steps} />
      </Toolbar>
    </div>
  )
}

function isStyle(editor: Editor, value: string): boolean {
  return value === 'paragraph' ? false : editor.isActive('heading', { level: Number(value) })
}

function setStyle(editor: Editor, value: string): void {
  const chain = editor.chain().focus()
  if (value === '1') chain.setHeading({ level: 1 }).run()
  else if (value === '2') chain.setHeading({ level: 2 }).run()
  else if (value === '3') chain.setHeading({ level: 3 }).run()
  else chain.setParagraph().run()
}

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px bg-border" />
}

function Commands({ editor, commands }: { editor: Editor; commands: readonly Command[] }) {
  const states = useEditorState({
    editor,
    selector: () =>
      commands.map(({ isOn, can }) => ({ on: isOn?.(editor), can: can?.(editor) !== false })),
  })
  return commands.map(({ label, icon: Icon, shortcut, run }, index) => (
    <IconButton
      key={label}
      label={label}
      shortcut={shortcut ?? ''}
      size="icon-sm"
      aria-pressed={states[index]?.on}
      inactive={states[index]?.can === false ? `Nothing to ${label.toLowerCase()}` : undefined}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent [&_svg]:size-4"
      onClick={() => {
        run(editor)
      }}
    >
      <Icon aria-hidden />
    </IconButton>
  ))
}
