/* One's own account: profile, email address, password, where one is signed in, and deleting it. */
import { useUser } from '@/api/auth'
import type { User } from '@/api/schema'
import { DeleteSection } from '@/features/accounts/account/DeleteSection'
import { EmailSection } from '@/features/accounts/account/EmailSection'
import { PasswordSection } from '@/features/accounts/account/PasswordSection'
import { ProfileSection } from '@/features/accounts/account/ProfileSection'
import { SessionsSection } from '@/features/accounts/account/SessionsSection'
import { useTitle } from '@/lib/title'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'

/** Renders the page for the person who is signed in. */
export function AccountPage() {
  useTitle('Your account')
  const user = useUser()
  return (
    <div className="max-w-[880px]">
      <PageHeader title="Your account" text="Who you are, and how you sign in" />
      <div className="mt-6 flex flex-col gap-4">
        {user.data != null && <Sections user={user.data} />}
      </div>
    </div>
  )
}

function Sections({ user }: { user: User }) {
  if (user.sandboxUntil != null) {
    return (
      <Card>
        <EmptyState
          title="The sandbox has no account yet"
          text="Choose “Keep it” above to create one. You can then change your name, email address and password here."
        />
      </Card>
    )
  }
  return (
    <>
      <ProfileSection user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <SessionsSection />
      <DeleteSection user={user} />
    </>
  )
}
