/* Mail to the guests of an event: templates, what is sent by itself, and what was sent. */
import type { Event } from '@/api/schema'
import { automationPanel, historyPanel, templatesPanel } from '@/features/emails/lazy'
import { useTemplatesView } from '@/features/emails/templates-view'
import { runPanel, sendNotices, sendPanel } from '@/features/emails/send/lazy'
import { useTabInAddress } from '@/lib/tab-in-address'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'

const tabs = ['templates', 'automation', 'history'] as const

/** Renders the manager of one event. */
export function EmailManager({ event }: { event: Event }) {
  const [tab, openTab] = useTabInAddress('mail', tabs)
  return (
    <Tabs value={tab} onValueChange={openTab}>
      <TabsList aria-label="Email" className="max-w-full overflow-x-auto">
        <TabsTrigger value="templates">Email Templates</TabsTrigger>
        <TabsTrigger value="automation">Automation</TabsTrigger>
        <TabsTrigger value="history">Send History</TabsTrigger>
      </TabsList>
      <TabsContent value="templates" className="pt-4">
        <TemplatesTab event={event} />
      </TabsContent>
      <TabsContent value="automation" className="pt-4">
        <automationPanel.Part event={event} />
      </TabsContent>
      <TabsContent value="history" className="pt-4">
        <historyPanel.Part event={event} />
      </TabsContent>
    </Tabs>
  )
}

function TemplatesTab({ event }: { event: Event }) {
  const [place] = useTemplatesView()
  switch (place.view) {
    case 'send':
      return (
        <sendPanel.Part event={event} templateId={place.templateId} recipients={place.recipients} />
      )
    case 'run':
      return <runPanel.Part key={place.campaignId} event={event} campaignId={place.campaignId} />
    default:
      return (
        <>
          <sendNotices.Part event={event} />
          <templatesPanel.Part event={event} />
        </>
      )
  }
}
