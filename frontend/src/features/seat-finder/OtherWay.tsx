/* Leads to another finder. */
import { Link } from 'react-router-dom'

type Props = { to: string; title: string; text: string }

/** Renders the link. */
export function OtherWay({ to, title, text }: Props) {
  return (
    <Link
      to={to}
      className="block rounded-card border border-dashed border-border-strong p-4 hover:bg-surface-2"
    >
      <span className="block font-semibold">{title}</span>
      <span className="block text-muted">{text}</span>
    </Link>
  )
}
