/* Where in the demo one is: four numbered steps that can be pressed. */
import { demoSteps } from '@/features/landing/demo/steps'

/** Renders the steps; the current one says so to screen readers. */
export function StepBar({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  return (
    <ol className="grid grid-cols-4 gap-2">
      {demoSteps.map(({ title }, index) => (
        <li key={title}>
          <button
            type="button"
            aria-current={index === step ? 'step' : undefined}
            onClick={() => onStep(index)}
            className={`w-full rounded-control border-t-[3px] pt-2 pb-1 text-left text-xs md:text-sm ${
              index === step
                ? 'border-accent font-semibold'
                : index < step
                  ? 'border-accent text-muted hover:text-text'
                  : 'border-border text-muted hover:text-text'
            }`}
          >
            <span className="tabular-nums">{index + 1}</span>
            <span className="max-md:sr-only"> {title}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
