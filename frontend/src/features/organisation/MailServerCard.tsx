/* The organisation's own mail server: its settings, a test, and a way back to that of the installation. Owners only. */
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useMailServer, useRemoveMailServer, useTestMailServer } from '@/api/organisation-mail'
import type { MailServer, MailServerTest } from '@/api/email-types'
import { mailServerMessages as messages } from '@/features/organisation/mail-server-messages'
import { MailServerForm } from '@/features/organisation/MailServerForm'
import { browserZone, dateAndTime } from '@/lib/dates'
import { hasUnsavedWork } from '@/lib/unsaved-work'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { cn } from '@/ui/class-names'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { QueryView } from '@/ui/QueryView'
import { toast } from '@/ui/toast'

type Props = { userEmail: string }

/** Renders the card. */
export function MailServerCard({ userEmail }: Props) {
  const query = useMailServer()
  const [isSettingUp, setIsSettingUp] = useState(false)
  return (
    <Card>
      <CardHeader title={messages.title} text={messages.text} />
      <div className="px-5 pb-5">
        <QueryView
          query={{ ...query, data: query.data === undefined ? undefined : { server: query.data } }}
          failed={messages.loadFailed}
          skeleton={2}
          level={3}
        >
          {({ server }) =>
            server === null ? (
              isSettingUp ? (
                <MailServerForm
                  server={undefined}
                  onCancel={() => {
                    setIsSettingUp(false)
                  }}
                />
              ) : (
                <div className="flex flex-wrap items-center gap-3">
                  <p className="text-sm text-muted">{messages.none}</p>
                  <Button
                    onClick={() => {
                      setIsSettingUp(true)
                    }}
                  >
                    {messages.setUp}
                  </Button>
                </div>
              )
            ) : (
              <Configured server={server} userEmail={userEmail} />
            )
          }
        </QueryView>
      </div>
    </Card>
  )
}

function Configured({ server, userEmail }: { server: MailServer; userEmail: string }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const test = useTestMailServer()
  const run = () => {
    if (hasUnsavedWork()) {
      toast.error(messages.testFailed, messages.testSaved)
      return
    }
    test.mutate(userEmail, {
      onError: (error) => {
        toast.error(messages.testFailed, error.message)
      },
    })
  }
  return (
    <div className="flex flex-col gap-5">
      <MailServerForm server={server} />
      <div className="flex flex-col gap-3 border-t border-border pt-4">
        <LastTest server={server} test={test.data} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button pending={test.isPending} pendingLabel={messages.testing} onClick={run}>
            {messages.test}
          </Button>
          <p className="min-w-0 flex-1 text-sm wrap-anywhere text-muted">
            {messages.testTo} ({userEmail})
          </p>
          <Button
            variant="danger-ghost"
            aria-label="Remove the mail server"
            onClick={() => {
              setIsRemoving(true)
            }}
          >
            {messages.remove}
          </Button>
        </div>
      </div>
      {isRemoving && (
        <RemoveQuestion
          onClose={() => {
            setIsRemoving(false)
          }}
        />
      )}
    </div>
  )
}

type LastTestProps = { server: MailServer; test: MailServerTest | undefined }

/** What the test just said, or the one that is remembered. */
function LastTest({ server: { lastTest }, test }: LastTestProps) {
  const shown = test ?? lastTest
  const Icon = shown === undefined ? Clock : shown.ok ? CircleCheck : TriangleAlert
  return (
    <div
      role="status"
      className={cn(
        'flex items-start gap-3 rounded-control px-4 py-3 text-sm',
        shown === undefined ? 'bg-surface-2' : shown.ok ? 'bg-success-soft' : 'bg-danger-soft',
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn(
          'size-5 shrink-0',
          shown === undefined ? 'text-muted' : shown.ok ? 'text-success' : 'text-danger',
        )}
      />
      <div className="min-w-0 wrap-anywhere">
        {shown === undefined ? (
          <p>{messages.neverTested}</p>
        ) : (
          <>
            <p className="font-medium">{shown.message}</p>
            {test?.answer !== undefined && (
              <code className="mt-1 block font-mono text-xs">{test.answer}</code>
            )}
            {test === undefined && lastTest !== undefined && (
              <p className="text-muted">
                Tested {dateAndTime({ date: lastTest.at, zone: browserZone() })}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  )
}

function RemoveQuestion({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmAction
      mutation={useRemoveMailServer()}
      input={undefined}
      title={messages.removeQuestion}
      confirmLabel={messages.remove}
      pendingLabel={messages.removing}
      done={{ title: messages.removed }}
      onClose={onClose}
    >
      {messages.removeText}
    </ConfirmAction>
  )
}
