/* Asks before a member goes, before oneself goes, and before an owner gives that up. */
import { useRemoveMember, useUpdateMember } from '@/api/organisation'
import type { Member, Role } from '@/api/schema'
import { messages } from '@/features/organisation/messages'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { roleLabel } from '@/lib/roles'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { toast } from '@/ui/toast'

/** What is asked. */
export type Question =
  { kind: 'remove' | 'leave'; member: Member } | { kind: 'demote'; member: Member; role: Role }

type Props = { question: Question; organisation: string; onClose: () => void }

/** Renders the question. */
export function MemberQuestion({ question, organisation, onClose }: Props) {
  const remove = useRemoveMember()
  const update = useUpdateMember()
  const { member } = question
  const onError = (error: Error) => {
    onClose()
    toast.error('Error', error.message)
  }
  const common = { open: true, onOpenChange: onClose }
  switch (question.kind) {
    case 'remove':
      return (
        <ConfirmDialog
          {...common}
          title={messages.removeQuestion(member.name)}
          confirmLabel="Remove member"
          pendingLabel="Removing…"
          pending={remove.isPending}
          onConfirm={() => {
            remove.mutate(member.userId, {
              onSuccess: () => {
                const { title, text } = messages.removed(member.name)
                toast.success(title, text)
                onClose()
              },
              onError,
            })
          }}
        >
          {messages.removeText(member.name, organisation)}
        </ConfirmDialog>
      )
    case 'leave':
      return (
        <ConfirmDialog
          {...common}
          title={messages.leaveQuestion(organisation)}
          confirmLabel="Leave organisation"
          pendingLabel="Leaving…"
          pending={remove.isPending}
          onConfirm={() => {
            remove.mutate(member.userId, {
              onSuccess: () => {
                // Everything on the page belongs to the organisation that was left.
                rememberEvent(null)
                window.location.assign(paths.dashboard)
              },
              onError,
            })
          }}
        >
          {messages.leaveText(organisation)}
        </ConfirmDialog>
      )
    case 'demote':
      return (
        <ConfirmDialog
          {...common}
          title={messages.demoteQuestion}
          confirmLabel={`Become ${roleLabel(question.role).toLowerCase()}`}
          pendingLabel="Changing…"
          pending={update.isPending}
          onConfirm={() => {
            update.mutate(
              { userId: member.userId, role: question.role },
              { onSuccess: onClose, onError },
            )
          }}
        >
          {messages.demoteText(roleLabel(question.role).toLowerCase())}
        </ConfirmDialog>
      )
  }
}
