/*
 * Says that the session has ended or gone to another account while someone was working, and signs in again on the
 * spot: the page under the dialog stays as it is, with everything typed into it.
 */
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { fetchUser, useSignInAgain } from '@/api/auth'
import { keys } from '@/api/keys'
import type { User } from '@/api/schema'
import { recordSignedIn, type SessionLoss } from '@/api/session'
import { messages } from '@/app/messages'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { FormDialog } from '@/ui/FormDialog'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { Input } from '@/ui/Input'
import { toast, toastStore } from '@/ui/toast'

const texts = messages.session

type Props = { user: User; lost: SessionLoss }

/** Renders the dialog, or a line above the page after “Not now”. */
export function SessionEnded({ user, lost }: Props) {
  const [later, setLater] = useState(false)
  useNoOtherFailure()
  const close = () => {
    setLater(true)
  }
  if (later) {
    return (
      <div
        role="alert"
        className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-border bg-danger-soft px-4 py-2 text-sm text-danger"
      >
        {texts[lost].banner}
        <Button
          size="sm"
          onClick={() => {
            setLater(false)
          }}
        >
          {texts.signIn}
        </Button>
      </div>
    )
  }
  if (user.sandboxUntil != null) return <SandboxEnded lost={lost} />
  return user.hasPassword ? (
    <ByPassword user={user} lost={lost} onClose={close} />
  ) : (
    <Elsewhere user={user} lost={lost} onClose={close} />
  )
}

// The call that failed may have said so in a toast; this dialog says it better, and once.
function useNoOtherFailure(): void {
  useEffect(() => {
    const hide = () => {
      if (toastStore.getState().current?.kind === 'error') toast.dismiss()
    }
    hide()
    return toastStore.subscribe(hide)
  }, [])
}

function ByPassword({ user, lost, onClose }: Props & { onClose: () => void }) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({
      password: password === '' ? texts.passwordRequired : undefined,
    }),
  })
  const submit = useSubmit(form, useSignInAgain(), {
    input: ({ password }) => ({ email: user.email, password }),
    // There is only one field that a failure can belong to.
    alias: { '': 'password', email: 'password' },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={texts[lost].title}
      maxWidth={440}
      submit={submit}
      submitLabel={texts.signIn}
      pendingLabel={texts.signingIn}
      cancelLabel={texts.later}
      extra={<GoOnAsOther lost={lost} />}
    >
      <p className="text-muted">{texts[lost].text}</p>
      {/* Password managers look for the name beside the password. */}
      <Field label="Email">
        {(control) => (
          <Input {...control} type="email" autoComplete="username" readOnly value={user.email} />
        )}
      </Field>
      <TextField
        form={form}
        name="password"
        label="Password"
        required
        type="password"
        autoComplete="current-password"
      />
    </FormDialog>
  )
}

function Elsewhere({ user, lost, onClose }: Props & { onClose: () => void }) {
  const cache = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const check = async () => {
    const found = await fetchUser().catch(() => null)
    if (found?.id !== user.id) {
      setProblem(found == null ? texts.stillOut : texts.stillOther)
      return
    }
    recordSignedIn()
    await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.user[0] })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts[lost].title}
      description={texts[lost].text}
      footer={
        <>
          <GoOnAsOther lost={lost} />
          <a href={paths.login} target="_blank" rel="noreferrer" className={buttonStyles()}>
            {texts.elsewhere}
          </a>
          <Button variant="primary" onClick={() => void check()}>
            {texts.check}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
    </Dialog>
  )
}

function reload(): void {
  window.location.reload()
}

/** The way on for the person whose account is signed in now. What was typed here goes with the page. */
function GoOnAsOther({ lost }: { lost: SessionLoss }) {
  return lost === 'account_changed' && <Button onClick={reload}>{texts.reload}</Button>
}

// A sandbox has no password to come back with.
function SandboxLeft() {
  return (
    <Dialog
      open
      onOpenChange={reload}
      title={texts.account_changed.title}
      description={texts.sandboxLeftText}
      footer={
        <Button variant="primary" onClick={reload}>
          {texts.reload}
        </Button>
      }
    />
  )
}

function SandboxEnded({ lost }: { lost: SessionLoss }) {
  if (lost === 'account_changed') return <SandboxLeft />

  const leave = () => {
    window.location.assign(paths.landing)
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={texts.sandboxTitle}
      description={texts.sandboxText}
      footer={
        <>
          <a href={paths.landing} className={buttonStyles()}>
            Go to the start page
          </a>
          <a href={paths.signUp} className={buttonStyles({ variant: 'primary' })}>
            Create account
          </a>
        </>
      }
    />
  )
}
