/* An editor whose document follows a text: typing changes the text, and another text replaces the document. */
import type { Editor, Extensions, JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'

type Format = {
  extensions: Extensions
  parse: (text: string) => JSONContent
  serialise: (doc: JSONContent) => string
}

type Options = Format & {
  value: string
  onChange: (value: string) => void
  editable: boolean
  /** Of the element that is typed into. */
  attributes: Record<string, string>
}

export function useMailEditor({
  extensions,
  parse,
  serialise,
  value,
  onChange,
  editable,
  attributes,
}: Options): Editor {
  const emitted = useRef(value)
  // The document as it was set: going back to it gives the very text it was made from.
  const set = useRef<{ value: string; doc?: Node }>({ value })
  const latest = useRef({ onChange, serialise, attributes })
  useEffect(() => {
    latest.current = { onChange, serialise, attributes }
  })
  const editor = useEditor({
    extensions,
    content: parse(value),
    editable,
    injectCSS: false,
    editorProps: { attributes },
    onCreate: ({ editor: created }) => {
      set.current.doc ??= created.state.doc
      // A variable that is inserted before anything else comes at the end, not in front of the text.
      created.commands.setTextSelection(created.state.doc.content.size)
    },
    onUpdate: ({ editor: updated }) => {
      const { doc } = set.current
      const next =
        doc?.eq(updated.state.doc) === true
          ? set.current.value
          : latest.current.serialise(updated.getJSON())
      if (next === emitted.current) return
      emitted.current = next
      latest.current.onChange(next)
    },
  })
  useEffect(() => {
    if (emitted.current === value) return
    emitted.current = value
    const next = parse(value)
    // The server may write the same text in another way: the cursor and the steps to undo stay then.
    if (!editor.schema.nodeFromJSON(next).eq(editor.state.doc)) {
      editor.commands.setContent(next, { emitUpdate: false })
    }
    set.current = { value, doc: editor.state.doc }
  }, [editor, value, parse])
  const described = JSON.stringify(attributes)
  useEffect(() => {
    editor.setOptions({ editable, editorProps: { attributes: latest.current.attributes } })
  }, [editor, editable, described])
  return editor
}
