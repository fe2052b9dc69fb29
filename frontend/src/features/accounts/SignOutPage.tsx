/* Signing out by a button: a link that came from elsewhere must not end a session by itself. */
import { useSignOut } from '@/api/auth'
import { AccountFrame } from '@/features/accounts/AccountFrame'
import { FormAlert } from '@/ui/FormAlert'
import { paths } from '@/lib/paths'
import { waitingCheckIns, wipeCheckInData } from '@/lib/check-in-data'
import { useTitle } from '@/lib/title'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

/** Asks, then signs out and shows the landing page. */
export function SignOutPage() {
  useTitle('Sign out')
  const signOut = useSignOut()
  const waiting = useWaitingCheckIns()
  const lost = countNoun(waiting, 'check-in')
  return (
    <AccountFrame
      title="Sign out?"
      text="You can come back at any time."
      footer={
        <Link to={paths.dashboard} className="font-medium text-accent underline underline-offset-4">
          Stay and go to the dashboard
        </Link>
      }
    >
      <div className="mt-6 flex flex-col gap-4">
        <FormAlert message={signOut.error?.message} />
        {waiting > 0 && (
          <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-warning">
            {`${lost} on this device ${waiting === 1 ? 'is' : 'are'} not sent yet. Signing out removes ${waiting === 1 ? 'it' : 'them'}. `}
            <Link to={paths.checkIn} className="font-medium underline underline-offset-4">
              Go to check-in to send {waiting === 1 ? 'it' : 'them'}
            </Link>
          </p>
        )}
        <Button
          variant={waiting > 0 ? 'danger' : 'primary'}
          size="lg"
          pending={signOut.isPending}
          pendingLabel="Signing out…"
          onClick={() => {
            signOut.mutate(undefined, {
              onSuccess: () => {
                void wipeCheckInData().then(() => {
                  window.location.assign(paths.root)
                })
              },
            })
          }}
        >
          {waiting > 0 ? `Sign out and remove ${lost}` : 'Sign out'}
        </Button>
      </div>
    </AccountFrame>
  )
}

/** How many check-ins would be lost. */
function useWaitingCheckIns(): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    void waitingCheckIns().then(setWaiting)
  }, [])
  return waiting
}
