/* What this is, what it is made of, and what has changed. */
import { useSite } from '@/api/site'
import { PageFrame, type PagePart } from '@/features/site/PageFrame'
import { releases } from '@/features/site/release-notes'
import { Pairs, TextLink } from '@/features/site/text-parts'
import { dayOf } from '@/features/site/day'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'

function Version() {
  const site = useSite()
  return site.data === undefined ? null : (
    <p>
      This installation runs version <b className="tabular-nums">{site.data.version}</b>.
    </p>
  )
}

function ReleaseNotes() {
  return releases.map(({ date, title, notes }) => (
    <article key={title} className="pb-4">
      <p className="text-sm text-muted">
        <time dateTime={date}>{dayOf(date)}</time>
      </p>
      <h3 className="mt-1 text-lg font-semibold tracking-tight">{title}</h3>
      <ul className="mt-3 list-disc space-y-1.5 pl-6 marker:text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  ))
}

const parts: readonly PagePart[] = [
  {
    id: 'what',
    title: 'What it is',
    content: (
      <>
        <p>
          {productName} is for people who have to know who sits where: couples, planners, venues,
          assistants. It keeps one plan, one list and one seating per event, and every screen and
          every guest sees the same ones.
        </p>
        <p>
          The plan is to scale, numbers are counted and never estimated, and no guest loses a seat
          unless you say so. It runs as one program on a machine of your choice.
        </p>
        <Version />
      </>
    ),
  },
  {
    id: 'release-notes',
    title: 'Blog and release notes',
    content: <ReleaseNotes />,
  },
  {
    id: 'licences',
    title: 'Licences',
    content: (
      <>
        <p>
          Seatwright is built on open source, with thanks. Its main components, under their own
          licences:
        </p>
        <Pairs
          label="Licences"
          rows={[
            ['Rust, Actix Web, Tokio, Diesel, Serde', 'MIT or Apache 2.0'],
            ['SQLite', 'Public domain'],
            ['lettre, rust-embed', 'MIT'],
            ['React, React Router, TanStack Query, zustand', 'MIT'],
            ['Radix Primitives, Tailwind CSS', 'MIT'],
            ['Lucide icons', 'ISC'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'more',
    title: 'Further',
    content: (
      <p>
        <TextLink to={paths.documentation}>Documentation</TextLink>,{' '}
        <TextLink to={paths.privacy}>Privacy</TextLink>,{' '}
        <TextLink to={paths.contact}>Contact Us</TextLink>.
      </p>
    ),
  },
]

/** Renders the page. */
export function AboutPage() {
  return (
    <PageFrame
      title="About"
      lead={`${productName} seats people. Everything else in it serves that.`}
      parts={parts}
    />
  )
}
