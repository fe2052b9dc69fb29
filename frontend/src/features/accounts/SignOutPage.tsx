/* Signing out by a button: a link that came from elsewhere must not end a session by itself. */
import { useSignOut } from '@/api/auth'
import { AccountFrame } from '@/features/accounts/AccountFrame'
import { FormAlert } from '@/ui/FormAlert'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Link } from 'react-router-dom'

/** Asks, then signs out and shows the landing page. */
export function SignOutPage() {
  useTitle('Sign out')
  const signOut = useSignOut()
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
        <Button
          variant="primary"
          size="lg"
          pending={signOut.isPending}
          pendingLabel="Signing out…"
          onClick={() => {
            signOut.mutate(undefined, {
              onSuccess: () => {
                window.location.assign(paths.root)
              },
            })
          }}
        >
          Sign out
        </Button>
      </div>
    </AccountFrame>
  )
}
