/* The address of the registration form. */
import { useInShell } from '@/lib/in-shell'
import { useTitle } from '@/lib/title'
import { EmptyState } from '@/ui/EmptyState'

/** Says that registration is not open. */
export function GuestFormPage() {
  useTitle('Registration')
  const inShell = useInShell()
  const text = (
    <EmptyState
      level={1}
      title="Registration is not open"
      text="This event does not take registrations online yet. Please ask the person who invited you."
    />
  )
  if (inShell) return text
  return (
    <main tabIndex={-1} data-page-focus className="grid min-h-dvh place-items-center">
      {text}
    </main>
  )
}
