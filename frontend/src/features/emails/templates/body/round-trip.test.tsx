/* The body of a template on its way through the editor. */
import { expect, test } from 'vitest'
import { parseBody, parseSubject } from '@/features/emails/templates/body/parse'
import { serialiseBody, serialiseSubject } from '@/features/emails/templates/body/serialise'
import { isLossless } from '@/features/emails/templates/body/is-lossless'

const roundTrip = (html: string) => serialiseBody(parseBody(html))

test('everything that the editor offers comes out as it went in', () => {
  const html = [
    '<h1>{{event_name}}</h1>',
    '<h2>When &amp; where</h2>',
    '<p>Dear {{first_name}},<br>we are <strong>so <em>very</em></strong> happy. <u>Really</u>.</p>',
    '<p><a href="https://example.org/?a=1&amp;b=2">How to <strong>get</strong> there</a></p>',
    '<p><a class="button" href="{{rsvp_link}}">Say yes or no</a></p>',
    '<ul>\n<li>Coach at 12:45</li>\n<li>Table {{table_number}}\n<ol start="3">\n<li>Soup</li>\n</ol></li>\n</ul>',
    '<hr>',
    '<blockquote>\n<p>5 &lt; 6 and &#123;braces}</p>\n</blockquote>',
    '<p>{{qr_code}}</p>',
    '<p>Questions? {{contact_email}}</p>',
  ].join('\n')
  expect(roundTrip(html)).toBe(html.replace('&#123;', '{'))
  expect(isLossless(html)).toBe(true)
})

test('variables, buttons and the QR code become nodes of their own', () => {
  const { content = [] } = parseBody(
    '<p>Hi {{ first_name }}</p><p><a class="button" href="https://example.org">Hi {{first_name}}</a></p><p>{{qr_code}}</p>',
  )
  expect(content).toMatchObject([
    { content: [{ text: 'Hi ' }, { type: 'variable', attrs: { name: 'first_name' } }] },
    { type: 'mailButton', attrs: { href: 'https://example.org', label: 'Hi {{first_name}}' } },
    { type: 'qrCode' },
  ])
})

test('an unknown variable stays text, so that the server can refuse it', () => {
  expect(roundTrip('<p>{{nickname}} {{#if x}}</p>')).toBe('<p>{{nickname}} {{#if x}}</p>')
})

test.each([
  ['other tags for the same', '<p><b>Bold</b> and <i>italic</i></p>'],
  ['another order of nesting', '<p><em><strong>Both</strong></em></p>'],
  ['white space between blocks', '\n<p> Hello\n  there </p>\n\n<p>Two</p>\n'],
  ['paragraphs in items', '<ul><li><p>One</p></li><li><p>Two</p></li></ul>'],
  ['text without a paragraph', 'Hello <strong>you</strong>'],
  ['a variable in a link', '<p><a href="{{rsvp_link}}">{{first_name}}, answer here</a></p>'],
])('%s survives', (_, html) => {
  expect(isLossless(html)).toBe(true)
})

test.each([
  ['a picture', '<p><img src="/api/images/1" alt="Map"></p>'],
  ['a style', '<p style="color: red">Red</p>'],
  ['a class', '<p class="note">Note</p>'],
  ['a table', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['a title of a link', '<p><a href="https://example.org" title="Map">Map</a></p>'],
  ['a comment', '<p>One<!-- two --></p>'],
  ['a formatted button', '<p><a class="button" href="https://example.org"><em>Go</em></a></p>'],
  ['code', '<p><code>x</code></p>'],
])('%s does not survive, so that the HTML view opens', (_, html) => {
  expect(isLossless(html)).toBe(false)
})

test('a subject is one line of text and variables', () => {
  const subject = '{{first_name}}, will you join us on {{event_date}}?'
  expect(serialiseSubject(parseSubject(subject))).toBe(subject)
  expect(serialiseSubject(parseSubject('One\r\ntwo'))).toBe('One two')
  expect(serialiseSubject(parseSubject(''))).toBe('')
})
