/* “Try it yourself”: opens the sandbox, or says why it cannot. */
import { SandboxProblem } from '@/features/landing/SandboxProblem'
import { useSandbox } from '@/features/landing/use-sandbox'
import { paths } from '@/lib/paths'
import { buttonStyles } from '@/ui/button-styles'

/** Renders the button, with its error message below. */
export function SandboxButton({ look }: { look: 'inverted' }) {
  const sandbox = useSandbox()
  return (
    <div className="flex flex-col items-start gap-3">
      <button
        type="button"
        disabled={sandbox.isOpening}
        aria-busy={sandbox.isOpening || undefined}
        onClick={() => sandbox.enterAt(paths.dashboard)}
        className={`${buttonStyles({ variant: 'link', size: 'lg' })} ${looks[look]}`}
      >
        {sandbox.isOpening ? 'Opening the sandbox…' : 'Try it yourself'}
      </button>
      {sandbox.problem !== undefined && <SandboxProblem text={sandbox.problem} />}
    </div>
  )
}

const looks = {
  inverted: 'h-11! text-bg! underline',
} as const
