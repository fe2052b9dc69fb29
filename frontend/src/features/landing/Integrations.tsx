/* What the product connects to today; planned integrations are left out. */
import { Link } from 'react-router-dom'
import { Section } from '@/features/landing/Section'
import { paths } from '@/lib/paths'

interface Integration {
  readonly name: string
  readonly text: string
  readonly detail: string
  readonly to: string
  readonly link: string
}

const integrations: readonly Integration[] = [
  {
    name: 'Guest lists in, seating charts out',
    text: 'Guest lists from any spreadsheet, document or PDF; seating charts, cards and lists as PDF, Word, Excel or CSV, plans as SVG, PNG or DXF.',
    detail: '.csv, .xlsx, .docx, .pdf, .dxf',
    to: `${paths.documentation}#import`,
    link: 'File formats',
  },
  {
    name: 'HTTP API',
    text: 'Everything the screens do, a program can do: events, guests, plans and seats as JSON, described by an OpenAPI document.',
    detail: 'OpenAPI 3.1',
    to: `${paths.documentation}#api`,
    link: 'How to call it',
  },
  {
    name: 'OpenID Connect',
    text: 'Sign in with the accounts your company already has; one setting, no plug-in.',
    detail: 'Code flow with PKCE',
    to: `${paths.documentation}#single-sign-on`,
    link: 'Set it up',
  },
  {
    name: 'SMTP',
    text: 'Mail goes out through your own mail server, under your own address.',
    detail: 'STARTTLS or TLS',
    to: `${paths.documentation}#mail`,
    link: 'Set it up',
  },
]

/** Renders the table of connections. */
export function Integrations() {
  return (
    <Section
      id="integrations"
      title="Open at both ends"
      text="Your data comes in and goes out in formats that outlive any program, this one included."
    >
      <ul className="border-b border-border">
        {integrations.map(({ name, text, detail, to, link }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-1 border-t border-border py-5 lg:grid-cols-[3fr_6fr_2fr_auto] lg:items-baseline"
          >
            <h3 className="text-base font-semibold">{name}</h3>
            <p className="max-w-[64ch] text-muted">{text}</p>
            <p className="font-mono text-xs text-muted">{detail}</p>
            <Link
              to={to}
              aria-label={`${link}: ${name}`}
              className="w-fit rounded-control py-1 font-medium text-accent underline underline-offset-4"
            >
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
