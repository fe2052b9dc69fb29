/* Whom to write to: the address that the operator has set, or how to set one. */
import { useSite } from '@/api/site'
import { PageFrame } from '@/features/site/PageFrame'
import { Code, TextLink } from '@/features/site/text-parts'
import { paths } from '@/lib/paths'
import { QueryView } from '@/ui/QueryView'

/** Renders the page. */
export function ContactPage() {
  return (
    <PageFrame
      title="Contact Us"
      lead="For sales, support or a question about your data, write to the people who run this installation."
    >
      <div className="mt-10 grid gap-x-12 gap-y-10 text-base lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="write" className="min-h-40">
          <h2 id="write" className="text-xl font-semibold tracking-tight">
            Write to us
          </h2>
          <Address />
        </section>
        <section aria-labelledby="before">
          <h2 id="before" className="text-xl font-semibold tracking-tight">
            Perhaps quicker
          </h2>
          <ul className="mt-4 space-y-3">
            <li>
              Guests who look for their table:{' '}
              <TextLink to={paths.seatLookup}>Find my seat</TextLink>, with the code from the
              invitation.
            </li>
            <li>
              Something does not answer: <TextLink to={paths.status}>Status</TextLink> shows whether
              it is the server.
            </li>
            <li>
              How do I…? The <TextLink to={paths.help}>Help Center</TextLink> can be searched.
            </li>
          </ul>
        </section>
      </div>
    </PageFrame>
  )
}

function Address() {
  const site = useSite()
  return (
    <QueryView
      query={site}
      failed="The address could not be loaded from the server."
      level="none"
      skeleton={
        <p role="status" className="mt-4 text-muted">
          Looking up the address…
        </p>
      }
    >
      {({ contactEmail }) => <Contact email={contactEmail} />}
    </QueryView>
  )
}

function Contact({ email }: { email: string | undefined }) {
  if (email === undefined || email === '') {
    return (
      <p className="mt-4 max-w-[60ch]">
        The operator of this installation has not set a contact address. If that is you: start the
        server with <Code>--contact-email you@example.org</Code>, or set{' '}
        <Code>SEATWRIGHT_CONTACT_EMAIL</Code>.
      </p>
    )
  }
  return (
    <>
      <p className="mt-4">
        <a
          href={`mailto:${email}`}
          className="rounded-control text-lg font-semibold break-all text-accent underline underline-offset-4"
        >
          {email}
        </a>
      </p>
      <p className="mt-3 max-w-[60ch] text-muted">
        Say which event it is about and, if something failed, the request id from the message. Never
        send a password.
      </p>
    </>
  )
}
