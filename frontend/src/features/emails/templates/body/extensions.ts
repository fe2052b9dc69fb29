/* What the editor of a body and that of a subject understand. */
import { Extension, Node, type Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { MailButton, QrCodeBlock, Variable } from '@/features/emails/templates/body/nodes'

/** Everything that simple HTML of an email may have. */
export const bodyExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      protocols: ['mailto'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Variable,
  MailButton,
  QrCodeBlock,
]

const OneLine = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

// A line break has no place in a subject, and Enter moves on as in any other field of one line.
const NoBreaks = Extension.create({
  name: 'noBreaks',
  addKeyboardShortcuts: () => ({
    Enter: () => true,
    'Shift-Enter': () => true,
    'Mod-Enter': () => true,
  }),
})

/** One line of text with variables. */
export const subjectExtensions: Extensions = [
  StarterKit.configure({
    document: false,
    blockquote: false,
    bold: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  OneLine,
  NoBreaks,
  Variable,
]
