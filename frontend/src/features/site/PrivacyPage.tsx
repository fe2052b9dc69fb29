/* Privacy: what a self-hosted installation stores and sends, and which lines are the operator's to fill in. */
import { useSite } from '@/api/site'
import { PageFrame, type PagePart } from '@/features/site/PageFrame'
import { OperatorNote } from '@/features/site/OperatorNote'
import { Code, Pairs, Points, TextLink } from '@/features/site/text-parts'
import { paths } from '@/lib/paths'

/** Renders the page. */
export function PrivacyPage() {
  return (
    <PageFrame
      title="Privacy"
      lead="What this program stores, for how long, and what leaves the server. No tracking, and cookies only for signing in."
      parts={parts}
    />
  )
}

function Responsible() {
  const site = useSite()
  const email = site.data?.contactEmail
  return (
    <>
      <OperatorNote>
        Name and postal address of the operator, and of a data protection officer where there is
        one.
      </OperatorNote>
      <p>
        Seatwright is self-hosted: the people who run this server are responsible for the data on
        it.{' '}
        {email === undefined || email === '' ? (
          <>
            You can find out how to reach them on the page{' '}
            <TextLink to={paths.contact}>Contact Us</TextLink>, once they have set an address.
          </>
        ) : (
          <>
            Write to <TextLink to={`mailto:${email}`}>{email}</TextLink>.
          </>
        )}
      </p>
    </>
  )
}

const parts: readonly PagePart[] = [
  { id: 'who', title: 'Who is responsible', content: <Responsible /> },
  {
    id: 'stored',
    title: 'What is stored',
    content: (
      <Pairs
        label="What is stored"
        rows={[
          [
            'Accounts',
            'Name, email address, and a hash of the password (argon2id). Never the password itself.',
          ],
          [
            'Sessions',
            'A hash of the key, when it began and was last used, and a short name of the browser.',
          ],
          ['Events and plans', 'What organisers enter, and who changed what and when.'],
          [
            'Guests',
            'What organisers enter or import: names, contact details, answers, meals, diets, seats.',
          ],
          [
            'Mails',
            'Recipient, subject, state. The text of emails that contain a link is deleted once they are sent.',
          ],
          [
            'Log',
            'Failures with a request id. Network addresses slow down guessing: they are kept in memory, or as hashes in a PostgreSQL database.',
          ],
        ]}
      />
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    content: (
      <Points>
        <li>
          The session cookie is set when you sign in or open a sandbox. Scripts cannot read it. It
          ends after 30 days, or when you sign out. Signing in through a company account sets
          another one for ten minutes.
        </li>
        <li>
          A second cookie remembers for up to 400 days that this browser has signed in before, so
          that guesses made elsewhere cannot lock you out. It signs no one in.
        </li>
        <li>
          The browser’s storage keeps the colour theme, the event you used last, preferences such as
          presets and open panels, and edits of a plan that could not be sent yet.
        </li>
        <li>None of this needs your consent, so there is no cookie banner.</li>
      </Points>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    content: (
      <p>
        The pages load nothing from anywhere else: no fonts, no maps, no analytics. The venue of an
        event links to OpenStreetMap, which learns of it only when someone opens the link. Data
        leaves the server only as mail through the operator’s mail server, to the company’s own
        sign-in provider if one is configured, and as the words of a picture search if the operator
        has allowed an image provider.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'For how long',
    content: (
      <>
        <Points>
          <li>Deleted events can be restored for 30 days and are then removed for good.</li>
          <li>Sandboxes are removed after 24 hours.</li>
          <li>
            A deleted account is removed at once; its entries in the history of an organisation are
            kept without the name.
          </li>
        </Points>
        <OperatorNote>How long backups and server logs are kept.</OperatorNote>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <p>
        Ask the organiser of your event, or the operator, what is stored about you, and to correct
        or delete it; guests find more under <TextLink to={paths.yourData}>Your data</TextLink>. You
        can delete your own account under <Code>Account</Code>.
      </p>
    ),
  },
]
