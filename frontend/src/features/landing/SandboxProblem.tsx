/* Says why the sandbox did not open, with the way that is always open. */
import { paths } from '@/lib/paths'

/** Renders the message as an alert. */
export function SandboxProblem({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="max-w-[60ch] rounded-control bg-danger-soft px-3 py-2 text-sm text-danger"
    >
      {text}{' '}
      <a href={paths.startTrial} className="rounded-control font-medium underline">
        Start Free Trial
      </a>
    </p>
  )
}
