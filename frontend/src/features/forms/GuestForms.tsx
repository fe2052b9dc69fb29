/* The registration form of an event: its design, a preview, and invitations to it. */
import { Languages, Link2, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useInvitationForm, type InvitationForm } from '@/api/invitation-form'
import type { Event } from '@/api/schema'
import { copyLink } from '@/features/forms/copy-link'
import { DesignForm } from '@/features/forms/design/DesignForm'
import { useEditedForm } from '@/features/forms/draft-store'
import { formState } from '@/features/forms/form-state'
import { SendInvites } from '@/features/forms/invites/SendInvites'
import { formMessages } from '@/features/forms/messages'
import { FormPreview } from '@/features/forms/preview/FormPreview'
import { NewAnswers } from '@/events/NewAnswers'
import { ofEvent, paths } from '@/lib/paths'
import { useTabInAddress } from '@/lib/tab-in-address'
import { translationsPath } from '@/lib/translations-path'
import { countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { QueryView } from '@/ui/QueryView'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'

/** Renders the tab of one event. */
export function GuestForms({ event }: { event: Event }) {
  const query = useInvitationForm(event.id)
  return (
    <QueryView
      query={query}
      failed={formMessages.loadFailed}
      frame={(failure) => <Card>{failure}</Card>}
      skeleton={6}
    >
      {(form) => <FormTabs event={event} form={form} />}
    </QueryView>
  )
}

const tabs = ['design', 'preview', 'invites'] as const

function FormTabs({ event, form }: { event: Event; form: InvitationForm }) {
  const [tab, openTab] = useTabInAddress('form', tabs)
  const edited = useEditedForm(event.id, form)
  const mayEdit = useMayEdit()
  return (
    <Tabs value={tab} onValueChange={openTab}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabsList aria-label="Guest forms" className="max-w-full overflow-x-auto">
          <TabsTrigger value="design">Design Form</TabsTrigger>
          <TabsTrigger value="preview">Preview</TabsTrigger>
          <TabsTrigger value="invites">Send Invites</TabsTrigger>
        </TabsList>
        <FormFacts event={event} form={form} />
      </div>
      <TabsContent value="design">
        <DesignForm event={event} form={form} edited={edited} mayEdit={mayEdit} />
      </TabsContent>
      <TabsContent value="preview">
        <FormPreview event={event} draft={edited.draft} changed={edited.changed} />
      </TabsContent>
      <TabsContent value="invites">
        <SendInvites event={event} form={form} changed={edited.changed} mayEdit={mayEdit} />
      </TabsContent>
    </Tabs>
  )
}

function FormFacts({ event, form }: { event: Event; form: InvitationForm }) {
  const { label, tone } = formState(form, event, new Date())
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{label}</Badge>
      <Button
        size="sm"
        onClick={() => {
          void copyLink(form.link)
        }}
      >
        <Link2 aria-hidden />
        Copy link
      </Button>
      <Link to={translationsPath(event.id)} className={buttonStyles({ size: 'sm' })}>
        <Languages aria-hidden />
        Translations
      </Link>
      <Link to={ofEvent(paths.answers, event.id)} className={buttonStyles({ size: 'sm' })}>
        <MessagesSquare aria-hidden />
        {countNoun(form.answers, 'answer')}
        <NewAnswers eventId={event.id} />
      </Link>
    </div>
  )
}
