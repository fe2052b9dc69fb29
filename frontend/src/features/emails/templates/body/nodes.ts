/* What an email has besides ordinary text: variables, buttons and the QR code. */
import { InputRule, Node, nodePasteRule } from '@tiptap/core'
import { variableLabel } from '@/features/emails/templates/variables'

export const variableNode = 'variable'
export const buttonNode = 'mailButton'
export const qrNode = 'qrCode'

/** Above that of a paragraph, whose tag buttons and QR codes share. */
const aboveParagraph = 1100

/** A placeholder, shown as a chip. */
export const Variable = Node.create({
  name: variableNode,
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return {
      name: {
        default: '',
        parseHTML: (element) => element.dataset.variable ?? '',
        renderHTML: ({ name }) => ({ 'data-variable': String(name) }),
      },
    }
  },
  parseHTML: () => [{ tag: 'span[data-variable]' }],
  renderHTML({ node, HTMLAttributes }) {
    const name = String(node.attrs.name)
    return ['span', { ...HTMLAttributes, class: 'mail-variable' }, variableLabel(name) ?? name]
  },
  renderText: ({ node }) => `{{${String(node.attrs.name)}}}`,
  addInputRules() {
    return [
      new InputRule({
        find: /\{\{\s*([a-z_]+)\s*\}\}$/,
        handler: ({ range, match: [, name = ''], chain }) => {
          if (variableLabel(name) === undefined) return
          chain().insertContentAt(range, { type: variableNode, attrs: { name } }).run()
        },
      }),
    ]
  },
  addPasteRules() {
    return [
      nodePasteRule({
        find: (text) =>
          [...text.matchAll(/\{\{\s*([a-z_]+)\s*\}\}/g)]
            .filter(([, name = '']) => variableLabel(name) !== undefined)
            .map((match) => ({
              index: match.index,
              text: match[0],
              match,
              data: { name: match[1] },
            })),
        type: this.type,
        getAttributes: ({ data }) => ({ ...data }),
      }),
    ]
  },
})

/** A paragraph that holds only `<a class="button">`. */
export const MailButton = Node.create({
  name: buttonNode,
  group: 'block',
  atom: true,
  draggable: true,
  priority: aboveParagraph,
  addAttributes: () => ({
    label: { default: '', rendered: false },
    href: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'p', priority: 100, getAttrs: buttonAttributes }],
  renderHTML: ({ node }) => [
    'p',
    {},
    [
      'a',
      { class: 'button', href: String(node.attrs.href), tabindex: '-1' },
      shownLabel(String(node.attrs.label)),
    ],
  ],
})

function buttonAttributes(paragraph: HTMLElement) {
  const link = paragraph.firstElementChild
  const isAlone =
    link !== null &&
    paragraph.attributes.length === 0 &&
    paragraph.textContent.trim() === link.textContent.trim() &&
    paragraph.childElementCount === 1
  if (!isAlone || link.tagName !== 'A' || link.className !== 'button') return false
  // The words of a button have no formatting; its variables stay as they are written.
  const hasOnlyWords = [...link.children].every(
    (child) => child instanceof HTMLElement && child.dataset.variable !== undefined,
  )
  if (!hasOnlyWords) return false
  return { label: labelOf(link), href: link.getAttribute('href') ?? '' }
}

function labelOf(link: Element): string {
  return [...link.childNodes]
    .map((child) => {
      const name = child instanceof HTMLElement ? child.dataset.variable : undefined
      return name === undefined ? (child.textContent ?? '') : `{{${name}}}`
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function shownLabel(label: string): string {
  return label.replace(/\{\{\s*([a-z_]+)\s*\}\}/g, (whole, name: string) => {
    const known = variableLabel(name)
    return known === undefined ? whole : `[${known}]`
  })
}

/** A paragraph that holds only `{{qr_code}}`: picture, code and link of the guest's ticket. */
export const QrCodeBlock = Node.create({
  name: qrNode,
  group: 'block',
  atom: true,
  draggable: true,
  priority: aboveParagraph,
  parseHTML: () => [{ tag: 'p', priority: 100, getAttrs: (p) => isQrParagraph(p) && {} }],
  renderHTML: () => [
    'div',
    { class: 'mail-qr' },
    ['span', { class: 'mail-qr-picture' }],
    ['span', {}, 'QR code, lookup code and link of the guest’s ticket'],
  ],
})

function isQrParagraph(paragraph: HTMLElement): boolean {
  const only = paragraph.firstElementChild
  return (
    only instanceof HTMLElement &&
    only.dataset.variable === 'qr_code' &&
    paragraph.childElementCount === 1 &&
    paragraph.attributes.length === 0 &&
    paragraph.textContent.trim() === only.textContent.trim()
  )
}
