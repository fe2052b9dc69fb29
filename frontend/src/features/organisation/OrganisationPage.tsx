/* The organisation: settings, members, invitations and what the roles mean. Owners change, the others read. */
import { Lock } from 'lucide-react'
import { useUser } from '@/api/auth'
import { useOrganisation } from '@/api/organisation'
import type { Role, User } from '@/api/schema'
import { InvitationsCard } from '@/features/organisation/InvitationsCard'
import { MailServerCard } from '@/features/organisation/MailServerCard'
import { MembersCard } from '@/features/organisation/MembersCard'
import { messages } from '@/features/organisation/messages'
import { SettingsCard } from '@/features/organisation/SettingsCard'
import { roleLabel, roles, roleText } from '@/lib/roles'
import { useTitle } from '@/lib/title'
import { Card, CardHeader } from '@/ui/Card'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the page for the organisation that is open. */
export function OrganisationPage() {
  useTitle('Organisation')
  const user = useUser()
  return (
    <>
      <PageHeader title={messages.title} text={messages.text} />
      {user.data != null && <Content user={user.data} />}
    </>
  )
}

function Content({ user }: { user: User }) {
  const settings = useOrganisation()
  const sandbox = user.sandboxUntil != null
  const mayChange = user.organisation.role === 'owner' && !sandbox
  return (
    <>
      {!mayChange && (
        <p className="mt-6 flex items-start gap-2 rounded-card border border-border bg-surface px-4 py-3 text-sm">
          <Lock aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-muted" />
          {sandbox
            ? messages.sandbox
            : messages.readOnly(roleLabel(user.organisation.role).toLowerCase())}
        </p>
      )}
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="flex min-w-0 flex-col gap-4">
          <QueryView
            query={settings}
            failed={messages.loadFailed}
            skeleton={<Skeleton className="h-80 rounded-card" />}
          >
            {(data) => <SettingsCard key={data.id} settings={data} mayChange={mayChange} />}
          </QueryView>
          <MembersCard user={user} mayChange={mayChange} />
          {mayChange && <InvitationsCard verified={user.emailVerified} />}
          {mayChange && <MailServerCard userEmail={user.email} />}
        </div>
        <RolesCard own={user.organisation.role} />
      </div>
    </>
  )
}

function RolesCard({ own }: { own: Role }) {
  return (
    <Card>
      <CardHeader title="What the roles may do" />
      <dl className="flex flex-col gap-4 px-5 pb-5">
        {roles.map((role) => (
          <div key={role}>
            <dt className="text-sm font-medium">
              {roleLabel(role)}
              {role === own && <span className="font-normal text-muted"> (you)</span>}
            </dt>
            <dd className="mt-0.5 text-sm text-muted">{roleText(role)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
