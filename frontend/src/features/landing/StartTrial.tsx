/* The way to an account of one's own, or why this installation takes no new ones. */
import { useOffers } from '@/api/site'
import { paths } from '@/lib/paths'
import { buttonStyles } from '@/ui/button-styles'

/** What the page says instead of “Start Free Trial”. */
export const signUpTexts = {
  closed: 'New accounts are created by the operator of this installation.',
  invited: 'New accounts need an invitation.',
} as const

/** Renders the button; where sign-up is not open, the button to log in with the reason below. */
export function StartTrial({ look }: { look: string }) {
  const { signUp } = useOffers()
  if (signUp === 'open') {
    return (
      <a href={paths.startTrial} className={look}>
        Start Free Trial
      </a>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <a href={paths.login} className={look}>
        Log in
      </a>
      <p className="max-w-[30ch] text-sm opacity-80">{signUpTexts[signUp]}</p>
    </div>
  )
}

/** The same as a plain button, for places beside others. */
export function PlainStartTrial() {
  return <StartTrial look={buttonStyles()} />
}
