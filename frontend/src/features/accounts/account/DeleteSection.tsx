/* Deleting the account: what goes with it is named before anything happens. */
import { useState } from 'react'
import type { User } from '@/api/schema'
import { Section } from '@/features/accounts/account/Section'
import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'

const { Part: DeleteAccountDialog } = loadable(
  async () => (await import('@/features/accounts/account/DeleteAccountDialog')).DeleteAccountDialog,
  { floating: true },
)

/** Renders the button and its dialog. */
export function DeleteSection({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  return (
    <Section title="Delete account" text="This cannot be undone.">
      <Button
        variant="danger-ghost"
        className="border border-border"
        onClick={() => {
          setAsking(true)
        }}
      >
        Delete account…
      </Button>
      {asking && (
        <DeleteAccountDialog
          user={user}
          onClose={() => {
            setAsking(false)
          }}
        />
      )}
    </Section>
  )
}
