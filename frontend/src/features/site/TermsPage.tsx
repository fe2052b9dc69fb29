/* Terms: what holds for everybody, and which lines are the operator's to fill in. */
import { OperatorNote } from '@/features/site/OperatorNote'
import { PageFrame, type PagePart } from '@/features/site/PageFrame'
import { Points, TextLink } from '@/features/site/text-parts'
import { paths } from '@/lib/paths'

const parts: readonly PagePart[] = [
  {
    id: 'parties',
    title: 'Between whom',
    content: (
      <>
        <OperatorNote>
          Name of the operator, the applicable law, and the date from which these terms apply.
        </OperatorNote>
        <p>
          These terms are between you and the operator of this server. The makers of the program are
          not part of them.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Using it',
    content: (
      <Points>
        <li>
          Keep your password to yourself. You are responsible for what happens under your account.
        </li>
        <li>
          Enter people’s details only when you are allowed to. As the organiser, you are responsible
          for them.
        </li>
        <li>
          No attempts to reach other organisations’ data, to guess codes, or to overload the server.
        </li>
      </Points>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    content: (
      <>
        <p>
          The price list describes what the operator offers. The program itself does not enforce its
          limits and takes no payments.
        </p>
        <OperatorNote>Billing, cancellation, and what happens after the trial.</OperatorNote>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    content: (
      <p>
        It stays yours. You can export it at any time and delete it yourself; for what is stored and
        for how long, see <TextLink to={paths.privacy}>Privacy</TextLink>.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and liability',
    content: (
      <>
        <p>
          The program is provided as is. Before an important event, export the seating chart and
          print it. Paper needs no network.
        </p>
        <OperatorNote>Promises about availability, support and liability, if any.</OperatorNote>
      </>
    ),
  },
]

/** Renders the page. */
export function TermsPage() {
  return (
    <PageFrame
      title="Terms"
      lead="These terms apply to everyone who uses this installation. The operator completes the parts with dashed lines."
      parts={parts}
    />
  )
}
