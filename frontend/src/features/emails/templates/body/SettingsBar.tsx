/* What the selected button or link says and where it leads, below the toolbar. */
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { Trash2, Unlink } from 'lucide-react'
import { useId } from 'react'
import { buttonNode } from '@/features/emails/templates/body/nodes'
import { IconButton } from '@/ui/IconButton'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'

type Selected = { kind: 'button'; label: string; href: string } | { kind: 'link'; href: string }

const answerPage = '{{rsvp_link}}'

/** Renders nothing while neither a button nor a link is selected. */
export function SettingsBar({ editor }: { editor: Editor }) {
  const selected = useEditorState({ editor, selector: () => selectedIn(editor) })
  if (selected === null) return null
  const setHref = (href: string) => {
    if (selected.kind === 'button') editor.commands.updateAttributes(buttonNode, { href })
    else editor.chain().extendMarkRange('link').updateAttributes('link', { href }).run()
  }
  return (
    <div
      role="group"
      aria-label={selected.kind === 'button' ? 'Button' : 'Link'}
      className="flex flex-wrap items-center gap-2 border-t border-border bg-surface-2 px-3 py-2"
    >
      {selected.kind === 'button' && (
        <Input
          aria-label="Words on the button"
          className="w-44 flex-1"
          value={selected.label}
          onChange={({ target }) => {
            editor.commands.updateAttributes(buttonNode, { label: target.value })
          }}
        />
      )}
      <Target href={selected.href} onChange={setHref} />
      {selected.kind === 'button' ? (
        <IconButton
          label="Remove the button"
          size="icon-sm"
          onClick={() => editor.chain().focus().deleteSelection().run()}
        >
          <Trash2 aria-hidden />
        </IconButton>
      ) : (
        <IconButton
          label="Remove the link"
          size="icon-sm"
          onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
        >
          <Unlink aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function Target({ href, onChange }: { href: string; onChange: (href: string) => void }) {
  const id = useId()
  const isAnswer = href === answerPage
  return (
    <>
      <label htmlFor={id} className="text-sm text-muted">
        leads to
      </label>
      <Select
        id={id}
        className="w-44"
        value={isAnswer ? 'answer' : 'address'}
        onChange={({ target }) => {
          onChange(target.value === 'answer' ? answerPage : 'https://')
        }}
      >
        <option value="answer">the guest’s answer page</option>
        <option value="address">an address</option>
      </Select>
      {!isAnswer && (
        <Input
          aria-label="Address"
          inputMode="url"
          className="w-56 flex-1"
          value={href}
          placeholder="https:// or mailto:"
          onChange={({ target }) => {
            onChange(target.value)
          }}
        />
      )}
    </>
  )
}

function selectedIn(editor: Editor): Selected | null {
  const { selection } = editor.state
  if (selection instanceof NodeSelection) {
    const { type, attrs } = selection.node
    return type.name === buttonNode
      ? { kind: 'button', label: String(attrs.label), href: String(attrs.href) }
      : null
  }
  if (!editor.isActive('link')) return null
  return { kind: 'link', href: String(editor.getAttributes('link').href ?? '') }
}
