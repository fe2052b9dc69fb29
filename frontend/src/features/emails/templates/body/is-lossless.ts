/*
 * Whether HTML comes out of the editor as it went in. Both are brought into one form in which only what guests would see
 * makes a difference: runs of text with their formatting, in blocks.
 */
import { bodyOf, parseBody } from '@/features/emails/templates/body/parse'
import { serialiseBody } from '@/features/emails/templates/body/serialise'

/** Returns whether the editor keeps everything of this HTML. */
export function isLossless(html: string): boolean {
  return canonicalHtml(html) === canonicalHtml(serialiseBody(parseBody(html)))
}

/** Returns a text that is equal for HTML that reads the same. */
function canonicalHtml(html: string): string {
  return JSON.stringify(blocksOf(bodyOf(html)))
}

type Run = { text: string; marks: string }
type Block = { tag: string; content: Block[] } | { runs: Run[] }

const blockTags = new Set(
  'P H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE HR DIV TABLE TBODY TR TD TH PRE SECTION STYLE SCRIPT'.split(
    ' ',
  ),
)

const sameTags: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' }

function blocksOf(parent: Element): Block[] {
  const blocks: Block[] = []
  let runs: Run[] = []
  const endRuns = () => {
    const text = trimmed(runs)
    // Text beside blocks is a paragraph of its own.
    if (text.length > 0) blocks.push({ runs: text })
    runs = []
  }
  for (const child of parent.childNodes) {
    if (child instanceof Element && blockTags.has(child.tagName)) {
      endRuns()
      const content = blocksOf(child)
      const isPlain = child.tagName === 'P' && child.attributes.length === 0
      if (isPlain && content.length > 0) blocks.push(...content)
      else blocks.push({ tag: tagOf(child), content })
    } else {
      runs.push(...runsOf(child, []))
    }
  }
  endRuns()
  return blocks
}

function runsOf(node: Node, marks: readonly string[]): Run[] {
  if (!(node instanceof Element)) {
    const isText = node.nodeType === Node.TEXT_NODE
    // A comment is lost in the editor.
    const text = isText ? (node.nodeValue ?? '') : `<!--${node.nodeValue ?? ''}-->`
    return [{ text: text.replace(/[ \t\n\r]+/g, ' '), marks: [...marks].sort().join() }]
  }
  if (node.tagName === 'BR') return [{ text: '\n', marks: '' }]
  // An element without text, such as a picture, counts as well.
  if (node.childNodes.length === 0) return [{ text: tagOf(node), marks: 'empty' }]
  const mark = tagOf(node)
  const inner = marks.includes(mark) ? marks : [...marks, mark]
  return [...node.childNodes].flatMap((child) => runsOf(child, inner))
}

/** Joins equal neighbours, and drops white space that is not shown. */
function trimmed(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const before = joined.map(({ text }) => text).join('')
    const text = /[ \n]$|^$/.test(before) ? run.text.replace(/^ /, '') : run.text
    if (text === '') continue
    if (text === '\n' && last !== undefined) last.text = last.text.replace(/ $/, '')
    if (last?.marks === run.marks) last.text += text
    else joined.push({ text, marks: run.marks })
  }
  const end = joined.at(-1)
  if (end !== undefined) end.text = end.text.replace(/ $/, '')
  return joined.filter(({ text }) => text !== '')
}

function tagOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()
  const tag = sameTags[element.tagName] ?? element.tagName
  return [tag, ...attributes.filter((each) => each !== 'start=1')].join(' ')
}
