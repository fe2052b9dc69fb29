/* The members with their roles. Owners change and remove; everybody may leave. */
import { useState } from 'react'
import { useMembers, useUpdateMember } from '@/api/organisation'
import type { Member, Role, User } from '@/api/schema'
import { MemberQuestion, type Question } from '@/features/organisation/MemberQuestion'
import { messages } from '@/features/organisation/messages'
import { browserZone, shortDate } from '@/lib/dates'
import { roleLabel, roles } from '@/lib/roles'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { QueryView } from '@/ui/QueryView'
import { Select } from '@/ui/Select'
import { toast } from '@/ui/toast'

type Props = { user: User; mayChange: boolean }

/** Renders the card with its questions. */
export function MembersCard({ user, mayChange }: Props) {
  const members = useMembers()
  const [question, setQuestion] = useState<Question>()
  return (
    <Card>
      <CardHeader title="Members" />
      <QueryView query={members} failed={messages.membersFailed} skeleton={1} level={3}>
        {(list) => (
          <ul className="divide-y divide-border border-t border-border">
            {list.map((member) => (
              <MemberRow
                key={member.userId}
                member={member}
                mayChange={mayChange}
                onlyOwner={member.role === 'owner' && ownersIn(list) === 1}
                mayLeave={user.sandboxUntil == null}
                onAsk={setQuestion}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {question !== undefined && (
        <MemberQuestion
          question={question}
          organisation={user.organisation.name}
          onClose={() => {
            setQuestion(undefined)
          }}
        />
      )}
    </Card>
  )
}

function ownersIn(members: readonly Member[]): number {
  return members.filter(({ role }) => role === 'owner').length
}

type RowProps = {
  member: Member
  mayChange: boolean
  /** The last owner can neither change role nor go. */
  onlyOwner: boolean
  mayLeave: boolean
  onAsk: (question: Question) => void
}

function MemberRow({ member, mayChange, onlyOwner, mayLeave, onAsk }: RowProps) {
  const update = useUpdateMember()
  const { userId, name, email, role, you } = member
  const change = (next: Role) => {
    if (you && role === 'owner') {
      onAsk({ kind: 'demote', member, role: next })
      return
    }
    update.mutate(
      { userId, role: next },
      {
        onSuccess: (changed) => {
          const { title, text } = messages.roleChanged(name, roleLabel(changed.role).toLowerCase())
          toast.success(title, text)
        },
        onError: (error) => {
          toast.error('Error', error.message)
        },
      },
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <Avatar name={name} size="md" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">
          {name}
          {you && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {email} · since {shortDate({ date: member.joinedAt, zone: browserZone() })}
        </p>
      </div>
      {mayChange && !onlyOwner ? (
        <Select
          aria-label={`Role of ${name}`}
          className="w-36"
          value={role}
          disabled={update.isPending}
          onChange={(event) => {
            const next = roles.find((one) => one === event.target.value)
            if (next !== undefined) change(next)
          }}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleLabel(one)}
            </option>
          ))}
        </Select>
      ) : (
        <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{roleLabel(role)}</Badge>
      )}
      {you
        ? mayLeave &&
          !onlyOwner && (
            <Button
              size="sm"
              onClick={() => {
                onAsk({ kind: 'leave', member })
              }}
            >
              Leave
            </Button>
          )
        : mayChange && (
            <Button
              size="sm"
              aria-label={`Remove ${name}`}
              onClick={() => {
                onAsk({ kind: 'remove', member })
              }}
            >
              Remove
            </Button>
          )}
      {you && onlyOwner && mayChange && (
        <p className="basis-full text-xs text-muted">
          You are the only owner. Make someone else an owner before you leave.
        </p>
      )}
    </li>
  )
}
