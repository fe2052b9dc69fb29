/* The demo: four steps with drawn content, and the ways on from there. */
import { useEffect, useRef, useState } from 'react'
import { DemoLinks } from '@/features/landing/demo/DemoLinks'
import { EventStep } from '@/features/landing/demo/EventStep'
import { GuestStep } from '@/features/landing/demo/GuestStep'
import { InvitationStep } from '@/features/landing/demo/InvitationStep'
import { PlanStep } from '@/features/landing/demo/PlanStep'
import { StepBar } from '@/features/landing/demo/StepBar'
import { demoSteps } from '@/features/landing/demo/steps'
import { productName } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

const contents = [EventStep, PlanStep, GuestStep, InvitationStep] as const

/** Renders the dialog, open. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const { title, text } = demoSteps[step] ?? demoSteps[0]
  const Content = contents[step] ?? EventStep
  const last = demoSteps.length - 1

  // A new step is read out because its heading takes the focus, unless the dialog has only just opened.
  useEffect(() => {
    if (moved.current) heading.current?.focus()
  }, [step])
  const go = (next: number) => {
    moved.current = true
    setStep(Math.min(last, Math.max(0, next)))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`${productName} in four steps`}
      maxWidth={880}
      footer={
        <>
          <Button disabled={step === 0} onClick={() => go(step - 1)}>
            Back
          </Button>
          {step < last ? (
            <Button variant="primary" onClick={() => go(step + 1)}>
              Next
            </Button>
          ) : (
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          )}
        </>
      }
    >
      <StepBar step={step} onStep={go} />
      <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-[3fr_5fr]">
        <div>
          <p className="text-xs text-muted tabular-nums">
            Step {step + 1} of {demoSteps.length}
          </p>
          <h3
            ref={heading}
            tabIndex={-1}
            className="mt-1 text-lg font-semibold tracking-tight focus:outline-none"
          >
            {title}
          </h3>
          <p className="mt-2 text-muted">{text}</p>
        </div>
        <div className="flex min-h-[290px] flex-col justify-center">
          <Content />
        </div>
      </div>
      <DemoLinks />
    </Dialog>
  )
}
