/* A screen that has its address but not yet its content. It says what will be there and what works now. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'

type Props = {
  title: string
  text: string
  icon: LucideIcon
  headline: string
  what: string
  action?: ReactNode
}

/** Renders the screen. */
export function ComingPage({ title, text, icon, headline, what, action }: Props) {
  return (
    <>
      <PageHeader title={title} text={text} />
      <Card className="mt-6">
        <EmptyState icon={icon} title={headline} text={what} action={action} />
      </Card>
    </>
  )
}
