/* Whom to ask: a text of the organiser whose addresses and numbers can be pressed. */
import { contactParts } from '@/lib/contact-links'

/** Renders the text in the direction of its own script. */
export function ContactText({ text }: { text: string }) {
  return (
    <bdi>
      {contactParts(text).map(({ text: part, href }, index) =>
        href === undefined ? (
          <span key={index} className="text-text">
            {part}
          </span>
        ) : (
          <a
            key={index}
            href={href}
            dir="ltr"
            className="inline-flex min-h-11 items-center text-event-ink underline underline-offset-4"
          >
            {part}
          </a>
        ),
      )}
    </bdi>
  )
}
