/* The parts of the documentation: importing, events, files, roles, running it oneself, the API, keys. */
import { eventParts } from '@/features/site/documentation-event'
import { fileFormats } from '@/features/site/documentation-files'
import { Code, CodeBlock, Pairs, Points, Steps, TextLink } from '@/features/site/text-parts'
import type { PagePart } from '@/features/site/PageFrame'
import { paths } from '@/lib/paths'

const importing: PagePart = {
  id: 'import',
  title: 'Import a guest list',
  content: (
    <>
      <Steps>
        <li>
          Open <b>Guest Management</b>, check in the header that the right event is open, and choose{' '}
          <b>Import guests</b>.
        </li>
        <li>
          Pick the file. It is read on the server: separator, encoding and headings are detected
          from the content, never from the file’s name.
        </li>
        <li>
          Read the result. It says how many were added, who was already on the list, and which rows
          were left out and why. Valid rows are stored all at once or not at all.
        </li>
      </Steps>
      <p>
        The importer knows these columns, under their usual names in many languages. In a list
        without headings, columns are recognised by their content.
      </p>
      <Pairs
        label="Columns"
        rows={[
          ['First name, Last name, Name', 'One column or two. A single word is a first name.'],
          ['Email, Mobile, Company', 'Checked, and kept as they were written.'],
          ['RSVP', 'Yes, no, maybe and similar words. Anything else is reported.'],
          [
            'Party, Plus-one',
            'Guests with the same party belong together, plus-ones to their host.',
          ],
          ['Tags', 'Several, separated by commas or semicolons.'],
          [
            'Meal',
            'The dish, or several separated by semicolons. The kitchen summary counts them.',
          ],
          ['Dietary', 'Free text. Common needs such as vegetarian are counted under one spelling.'],
          ['Special requests, Notes', 'Free text.'],
          ['Table, Seat', 'Seats the guest, when that seat exists and is free.'],
        ]}
      />
    </>
  ),
}

const roles: PagePart = {
  id: 'roles',
  title: 'Roles',
  content: (
    <>
      <p>
        Events belong to an organisation, and people are its members. A person can be a member of
        several and switch between them.
      </p>
      <Pairs
        label="Roles"
        rows={[
          [
            'Owner',
            'Everything, including the settings, members and invitations of the organisation.',
          ],
          ['Planner', 'Creates and changes events, plans, guests and seats, and sends mail.'],
          ['Viewer', 'Sees events, plans and who sits where, but changes nothing.'],
          ['Door staff', 'Sees the same, and checks guests in.'],
        ]}
      />
      <p>The last owner can neither leave nor be removed.</p>
    </>
  ),
}

const running: PagePart = {
  id: 'self-hosting',
  title: 'Run your own server',
  content: (
    <>
      <p>
        Seatwright is one program with its pages inside. Its data is a SQLite file in the data
        folder, or a PostgreSQL database.
      </p>
      <CodeBlock label="Start a server">
        {
          'seatwright serve --data /var/lib/seatwright --listen 127.0.0.1:8080 \\\n  --base-url https://seating.example.org'
        }
      </CodeBlock>
      <Pairs
        label="Options"
        rows={[
          ['--data DIR', 'The folder for all data. Created if missing.'],
          [
            '--listen ADDR',
            'Address and port. Put a proxy with HTTPS in front of anything public.',
          ],
          ['--base-url URL', 'The public address. Links in emails begin with it.'],
          ['--database URL', 'sqlite:///path or postgresql://…'],
          ['--contact-email ADDRESS', 'Shown on the contact page.'],
          ['--trusted-proxy IP', 'Trust X-Forwarded-For from this proxy. Can be repeated.'],
          ['--secure-cookies on|off', 'On, except on a loopback address.'],
          ['--rate-limits on|off', 'Slows down guessing. Can be off on a loopback address only.'],
          ['--workers N', 'Threads that serve requests.'],
          ['--demo', 'A sample wedding and an account with a public password. Loopback only.'],
        ]}
      />
      <p>
        The first five can also be set as environment variables: <Code>SEATWRIGHT_DATA</Code>,{' '}
        <Code>_LISTEN</Code>, <Code>_BASE_URL</Code>, <Code>_DATABASE</Code> and{' '}
        <Code>_CONTACT_EMAIL</Code>; <Code>SEATWRIGHT_LOG</Code> sets what is logged. Options on the
        command line take precedence, and empty variables are ignored.
      </p>
      <p>
        Every day, the server writes a backup to <Code>DIR/backups</Code> and keeps seven daily and
        four weekly ones. <Code>seatwright backup</Code> makes one at any time,{' '}
        <Code>seatwright restore</Code> brings it back, and <Code>seatwright move</Code> copies
        everything to another database.
      </p>
    </>
  ),
}

const mail: PagePart = {
  id: 'mail',
  title: 'Mail',
  content: (
    <>
      <Pairs
        label="Mail settings"
        rows={[
          ['SEATWRIGHT_SMTP_URL', 'smtp://user:password@host:587?tls=required, or smtps://…'],
          ['--mail-from ADDRESS', 'The sender of every mail; also SEATWRIGHT_MAIL_FROM.'],
          [
            '--open-mailbox',
            'Shows signed-in owners on this machine the email about their account at /mailbox. Only on a loopback address and without a mail server.',
          ],
        ]}
      />
      <p>
        Email is queued in the database and sent in the background, with retries. Without a mail
        server, each email is written as an <Code>.eml</Code> file to the data folder, and its state
        says so.
      </p>
    </>
  ),
}

const signOn: PagePart = {
  id: 'single-sign-on',
  title: 'Single sign-on',
  content: (
    <>
      <p>
        With an OpenID Connect provider, <Code>/api/login</Code> leads there. Accounts with a
        password keep working on the sign-in page.
      </p>
      <Pairs
        label="Single sign-on settings"
        rows={[
          ['--oidc-issuer URL', 'The provider; its other addresses are discovered.'],
          ['--oidc-client-id ID', 'The name of this installation at the provider.'],
          ['SEATWRIGHT_OIDC_CLIENT_SECRET', 'The secret, from the environment only.'],
          ['--oidc-name NAME', 'Its name on the sign-in button.'],
        ]}
      />
      <p>
        The three options are also read from <Code>SEATWRIGHT_OIDC_ISSUER</Code>,{' '}
        <Code>_CLIENT_ID</Code> and <Code>_NAME</Code>. Register{' '}
        <Code>{'{base-url}/api/auth/oidc/callback'}</Code> as the redirect address.
      </p>
    </>
  ),
}

const api: PagePart = {
  id: 'api',
  title: 'HTTP API',
  content: (
    <>
      <p>
        Everything the screens do goes through JSON calls, described in{' '}
        <TextLink to={paths.openApi}>/api/openapi.json</TextLink> (OpenAPI 3.1). Sign in, keep the
        cookie, call.
      </p>
      <CodeBlock label="Call the API">
        {`curl -c jar -H 'content-type: application/json' \\
  -d '{"email":"you@example.org","password":"…"}' \\
  https://seating.example.org/api/auth/sign-in
curl -b jar https://seating.example.org/api/events`}
      </CodeBlock>
      <Points>
        <li>A failed call answers with a code, a message and the field it is about.</li>
        <li>An id of another organisation gets the same 404 as an unknown one.</li>
        <li>A plan has a revision. A change based on an old revision is refused, not merged.</li>
      </Points>
    </>
  ),
}

const keys: PagePart = {
  id: 'keys',
  title: 'Keyboard shortcuts',
  content: (
    <>
      <p>
        In the designer, while the plan has the focus. <Code>?</Code> there shows all of them; on a
        Mac, Ctrl is ⌘.
      </p>
      <Pairs
        label="Keyboard shortcuts"
        rows={[
          ['Tab, Shift+Tab', 'Next and previous object'],
          ['Enter', 'Edit the object in place'],
          ['Shift+Enter, Esc', 'To the chairs of a table, and out again'],
          ['Arrow keys', 'Move by 1 ft; with Shift by 10 ft, with Alt by half an inch'],
          ['G', 'Choose a guest for the chair'],
          ['Ctrl+D', 'Duplicate into the next free place'],
          ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
          ['Ctrl+plus, Ctrl+minus', 'Zoom'],
          ['Shift+1, Shift+2', 'Fit the room, fit the selection'],
          ['V, H', 'Pointer and hand'],
          ['L', 'Laser pointer: others see where you point'],
          ['O', 'Plan outline: the plan as a list'],
        ]}
      />
    </>
  ),
}

export const documentationParts: readonly PagePart[] = [
  importing,
  ...eventParts,
  fileFormats,
  roles,
  keys,
  running,
  mail,
  signOn,
  api,
]
