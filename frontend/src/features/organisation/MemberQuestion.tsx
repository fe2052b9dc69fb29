/* Asks before a member goes, before oneself goes, and before an owner gives that up. */
import { useRemoveMember, useUpdateMember } from '@/api/organisation'
import type { Member, Role } from '@/api/schema'
import { messages } from '@/features/organisation/messages'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { roleLabel } from '@/lib/roles'
import { ConfirmAction } from '@/ui/ConfirmDialog'

/** What is asked. */
export type Question =
  { kind: 'remove' | 'leave'; member: Member } | { kind: 'demote'; member: Member; role: Role }

type Props = { question: Question; organisation: string; onClose: () => void }

/** Renders the question. */
export function MemberQuestion({ question, organisation, onClose }: Props) {
  const remove = useRemoveMember()
  const update = useUpdateMember()
  const { member } = question
  switch (question.kind) {
    case 'remove':
      return (
        <ConfirmAction
          mutation={remove}
          input={member.userId}
          title={messages.removeQuestion(member.name)}
          confirmLabel="Remove member"
          pendingLabel="Removing…"
          done={messages.removed(member.name)}
          onClose={onClose}
        >
          {messages.removeText(member.name, organisation)}
        </ConfirmAction>
      )
    case 'leave':
      return (
        <ConfirmAction
          mutation={remove}
          input={member.userId}
          title={messages.leaveQuestion(organisation)}
          confirmLabel="Leave organisation"
          pendingLabel="Leaving…"
          onDone={() => {
            // Everything on the page belongs to the organisation that was left.
            rememberEvent(null)
            window.location.assign(paths.dashboard)
          }}
          onClose={onClose}
        >
          {messages.leaveText(organisation)}
        </ConfirmAction>
      )
    case 'demote':
      return (
        <ConfirmAction
          mutation={update}
          input={{ userId: member.userId, role: question.role }}
          title={messages.demoteQuestion}
          confirmLabel={`Become ${roleLabel(question.role).toLowerCase()}`}
          pendingLabel="Changing…"
          onClose={onClose}
        >
          {messages.demoteText(roleLabel(question.role).toLowerCase())}
        </ConfirmAction>
      )
  }
}
