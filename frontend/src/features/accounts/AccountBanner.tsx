/* The line under the header for people whose account is not finished: not verified, or a sandbox. */
import { MailWarning, Timer, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useResetSandbox } from '@/api/accounts'
import type { User } from '@/api/schema'
import { useSendsMail, useSite } from '@/api/site'
import { messages } from '@/features/accounts/messages'
import { ResendLink } from '@/features/accounts/ResendLink'
import { rememberEvent } from '@/lib/current-event'
import { browserZone, dateAndTime } from '@/lib/dates'
import { writeStored, readStored } from '@/lib/browser-storage'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { loadable } from '@/ui/loadable'

const { Part: KeepSandboxDialog } = loadable(
  async () => (await import('@/features/accounts/KeepSandboxDialog')).KeepSandboxDialog,
  { floating: true },
)

const texts = messages.banner

/** Renders the line that an unfinished account needs; nothing for others. */
export function AccountBanner({ user }: { user: User }) {
  if (user.sandboxUntil != null) return <SandboxBanner until={user.sandboxUntil} />
  return user.emailVerified ? null : <UnverifiedBanner email={user.email} />
}

function Line({ label, icon, children, actions, onClose }: LineProps) {
  return (
    <section
      aria-label={label}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-info-soft px-4 py-2 text-sm md:px-6 short:py-0 md:short:flex-nowrap"
    >
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-info">
        {icon}
        <span className="min-w-0 break-words md:short:truncate">{children}</span>
      </p>
      <div className="flex items-center gap-2 max-md:order-1 max-md:w-full md:short:w-auto">
        {actions}
      </div>
      {onClose !== undefined && (
        <IconButton label={texts.close} size="icon-sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      )}
    </section>
  )
}

type LineProps = {
  label: string
  icon: ReactNode
  children: ReactNode
  actions: ReactNode
  /** Without it the line stays. */
  onClose?: () => void
}

/** Under which the address is remembered whose banner was closed; the account page still offers the link. */
const CLOSED = 'banner.unverified'

function UnverifiedBanner({ email }: { email: string }) {
  const [closedFor, setClosedFor] = useState(() => readStored(CLOSED))
  const site = useSite()
  const text = useSendsMail() ? texts.unverified : texts.unverifiedWithoutMail
  // The longer text would move the page under a finger.
  if (closedFor === email || site.isPending) return null
  return (
    <Line
      label="Email address not verified"
      icon={<MailWarning aria-hidden strokeWidth={1.75} />}
      actions={<ResendLink email={email} />}
      onClose={() => {
        writeStored(CLOSED, email)
        setClosedFor(email)
        document.getElementById('main')?.focus()
      }}
    >
      {text(email)} <span className="text-muted max-md:sr-only">{texts.why}</span>
    </Line>
  )
}

function SandboxBanner({ until }: { until: string }) {
  const [asked, setAsked] = useState<'reset' | 'keep'>()
  const reset = useResetSandbox()
  const close = () => {
    setAsked(undefined)
  }
  return (
    <>
      <Line
        label="Sandbox"
        icon={<Timer aria-hidden strokeWidth={1.75} />}
        actions={
          <>
            <Button
              size="sm"
              onClick={() => {
                setAsked('reset')
              }}
            >
              {texts.reset}
            </Button>
            <Button
              size="sm"
              variant="primary"
              onClick={() => {
                setAsked('keep')
              }}
            >
              {texts.keep}
            </Button>
          </>
        }
      >
        {texts.sandbox(dateAndTime({ date: until, zone: browserZone() }))}
      </Line>
      {asked === 'reset' && (
        <ConfirmAction
          mutation={reset}
          input={undefined}
          title={texts.resetQuestion}
          confirmLabel="Reset sandbox"
          pendingLabel="Resetting…"
          onDone={() => {
            // Every page of the sandbox shows what is gone; it starts at the beginning.
            rememberEvent(null)
            window.location.assign(paths.dashboard)
          }}
          onClose={close}
        >
          {texts.resetText}
        </ConfirmAction>
      )}
      {asked === 'keep' && <KeepSandboxDialog onClose={close} />}
    </>
  )
}
