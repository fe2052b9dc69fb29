/* Confirming an email address with the link that came by mail. Opening the page changes nothing; the button does. */
import { Link, useSearchParams } from 'react-router-dom'
import { useSendVerification, useVerifyEmail } from '@/api/accounts'
import { useUser } from '@/api/auth'
import { ApiError } from '@/api/errors'
import { useSendsMail } from '@/api/site'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { messages } from '@/features/accounts/messages'
import { paths } from '@/lib/paths'
import { signInPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { FormAlert } from '@/ui/FormAlert'

const texts = messages.verify
const wide = { variant: 'primary', size: 'lg', className: 'mt-6 w-full' } as const

/** Renders the question, the end of it, or what to do about a dead link. */
export function VerifyEmailPage() {
  useTitle('Verify your email address')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const verify = useVerifyEmail()
  const expired = verify.error instanceof ApiError && verify.error.code === 'link_expired'
  if (token === '' || expired) return <Expired />
  if (verify.isSuccess) return <Done email={verify.data.email} />
  return (
    <AccountFrame title={texts.title} text={texts.text}>
      <div className="mt-6 flex flex-col gap-4">
        <FormAlert message={verify.error?.message} />
        <Button
          variant="primary"
          size="lg"
          pending={verify.isPending}
          pendingLabel="Verifying…"
          onClick={() => {
            verify.mutate(token)
          }}
        >
          Verify my email address
        </Button>
      </div>
    </AccountFrame>
  )
}

function Done({ email }: { email: string }) {
  const user = useUser()
  const signedIn = user.data != null
  return (
    <AccountFrame title={texts.doneTitle} text={texts.done(email)}>
      <Link to={signedIn ? paths.dashboard : paths.signIn} className={buttonStyles(wide)}>
        {signedIn ? 'Go to the dashboard' : 'Log in'}
      </Link>
    </AccountFrame>
  )
}

function Expired() {
  const user = useUser()
  const send = useSendVerification()
  const sendsMail = useSendsMail()
  const signedOut = user.data == null
  const done = sendsMail ? texts.sent : texts.written
  return (
    <AccountFrame
      title={messages.linkExpiredTitle}
      text={send.isSuccess ? done : `${messages.linkExpired} ${signedOut ? texts.signedOut : ''}`}
      footer={<TextLink to={paths.root}>Go to the start page</TextLink>}
    >
      {signedOut ? (
        <Link to={signInPath(paths.account)} className={buttonStyles(wide)}>
          Log in
        </Link>
      ) : (
        !send.isSuccess && (
          <div className="mt-6 flex flex-col gap-4">
            <FormAlert message={send.error?.message} />
            <Button
              variant="primary"
              size="lg"
              pending={send.isPending}
              pendingLabel="Sending…"
              onClick={() => {
                send.mutate()
              }}
            >
              Send a new link
            </Button>
          </div>
        )
      )}
    </AccountFrame>
  )
}
