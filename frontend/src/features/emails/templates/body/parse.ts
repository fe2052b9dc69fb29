/* From the simple HTML of a template to a document of the editor. */
import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser as Reader } from '@tiptap/pm/model'
import { bodyExtensions } from '@/features/emails/templates/body/extensions'
import { variableNode } from '@/features/emails/templates/body/nodes'
import { partsOf } from '@/features/emails/templates/variables'

const schema = getSchema(bodyExtensions)

/** Reads HTML. What the editor does not know is left out: ask `survives` first. */
export function parseBody(html: string): JSONContent {
  const body = bodyOf(html)
  markVariables(body)
  const read: unknown = Reader.fromSchema(schema).parse(body).toJSON()
  return isContent(read) ? read : { type: 'doc' }
}

function isContent(json: unknown): json is JSONContent {
  return typeof json === 'object' && json !== null
}

/** Reads a subject. */
export function parseSubject(subject: string): JSONContent {
  const content = partsOf(subject.replace(/\s+/g, ' ')).map((part): JSONContent =>
    'text' in part
      ? { type: 'text', text: part.text }
      : { type: variableNode, attrs: { name: part.variable } },
  )
  return { type: 'doc', content: [{ type: 'paragraph', content }] }
}

/** The elements of an HTML text; scripts in it are not run. */
export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** Puts an element in place of each variable in the text. */
function markVariables(body: HTMLElement): void {
  const { ownerDocument } = body
  const walker = ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode)
  for (const text of texts) {
    const parts = partsOf(text.nodeValue ?? '')
    if (parts.every((part) => 'text' in part)) continue
    const fragment = ownerDocument.createDocumentFragment()
    for (const part of parts) {
      if ('text' in part) {
        fragment.append(part.text)
        continue
      }
      const chip = ownerDocument.createElement('span')
      chip.dataset.variable = part.variable
      chip.textContent = part.variable
      fragment.append(chip)
    }
    text.parentNode?.replaceChild(fragment, text)
  }
}
