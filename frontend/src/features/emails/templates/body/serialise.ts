/* From a document of the editor to the simple HTML of a template, and to the text of a subject. */
import type { JSONContent } from '@tiptap/core'
import { buttonNode, qrNode, variableNode } from '@/features/emails/templates/body/nodes'
import { placeholderOf } from '@/features/emails/templates/variables'

/** Writes one block per line, so that the HTML view can be read. */
export function serialiseBody(doc: JSONContent): string {
  return blocks(doc).join('\n')
}

/** Writes a subject as one line. */
export function serialiseSubject(doc: JSONContent): string {
  return (doc.content ?? [])
    .flatMap((paragraph) => paragraph.content ?? [])
    .map((node) => (node.type === variableNode ? placeholderOf(nameOf(node)) : (node.text ?? '')))
    .join('')
}

function blocks(node: JSONContent): string[] {
  return (node.content ?? []).map(block)
}

function block(node: JSONContent): string {
  switch (node.type) {
    case 'heading': {
      const tag = `h${String(node.attrs?.level ?? 2)}`
      return `<${tag}>${inline(node)}</${tag}>`
    }
    case 'bulletList':
      return `<ul>\n${blocks(node).join('\n')}\n</ul>`
    case 'orderedList': {
      const start = Number(node.attrs?.start ?? 1)
      const from = start === 1 ? '' : ` start="${String(start)}"`
      return `<ol${from}>\n${blocks(node).join('\n')}\n</ol>`
    }
    case 'listItem':
      return `<li>${listItem(node)}</li>`
    case 'blockquote':
      return `<blockquote>\n${blocks(node).join('\n')}\n</blockquote>`
    case 'horizontalRule':
      return '<hr>'
    case buttonNode: {
      const { href = '', label = '' } = node.attrs ?? {}
      return `<p><a class="button" href="${attribute(String(href))}">${escaped(String(label))}</a></p>`
    }
    case qrNode:
      return `<p>${placeholderOf('qr_code')}</p>`
    default:
      return `<p>${inline(node)}</p>`
  }
}

/** The first paragraph of an item is its own text. */
function listItem({ content = [] }: JSONContent): string {
  const [first, ...rest] = content
  if (first === undefined) return ''
  const head = first.type === 'paragraph' ? inline(first) : block(first)
  return [head, ...rest.map(block)].join('\n')
}

function inline({ content = [] }: JSONContent): string {
  return joined(content, 0)
}

type Mark = NonNullable<JSONContent['marks']>[number]

/** Marks in the order in which they nest; neighbours with the same outer mark share its element. */
const nesting = ['link', 'bold', 'italic', 'underline']

function marksOf(node: JSONContent | undefined): Mark[] {
  const known = (node?.marks ?? []).filter(({ type }) => nesting.includes(type))
  return known.sort((a, b) => nesting.indexOf(a.type) - nesting.indexOf(b.type))
}

function joined(nodes: readonly JSONContent[], depth: number): string {
  let html = ''
  let from = 0
  while (from < nodes.length) {
    const mark = marksOf(nodes[from])[depth]
    let to = from + 1
    while (to < nodes.length && isSame(marksOf(nodes[to])[depth], mark)) to += 1
    const run = nodes.slice(from, to)
    html += mark === undefined ? run.map(leaf).join('') : wrapped(mark, joined(run, depth + 1))
    from = to
  }
  return html
}

function isSame(a: Mark | undefined, b: Mark | undefined): boolean {
  return a?.type === b?.type && a?.attrs?.href === b?.attrs?.href
}

function wrapped({ type, attrs }: Mark, html: string): string {
  switch (type) {
    case 'bold':
      return `<strong>${html}</strong>`
    case 'italic':
      return `<em>${html}</em>`
    case 'underline':
      return `<u>${html}</u>`
    default:
      return `<a href="${attribute(String(attrs?.href ?? ''))}">${html}</a>`
  }
}

function leaf(node: JSONContent): string {
  if (node.type === variableNode) return placeholderOf(nameOf(node))
  if (node.type === 'hardBreak') return '<br>'
  return escaped(node.text ?? '')
}

function nameOf(node: JSONContent): string {
  return String(node.attrs?.name ?? '')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
