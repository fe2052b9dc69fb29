/* The texts of an event in other languages, text by text. */
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { useTranslations } from '@/api/translations'
import { EventScreen } from '@/events/EventScreen'
import { messages } from '@/features/translations/messages'
import { TranslationsEditor } from '@/features/translations/TranslationsEditor'
import { ofEvent, paths } from '@/lib/paths'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { QueryView } from '@/ui/QueryView'

const none = { text: 'Translations belong to an event. Create one first.' }

/** Renders the page for the current event. */
export function TranslationsPage() {
  return (
    <EventScreen title="Translations" picker none={none}>
      {(event) => <TranslationsOf event={event} />}
    </EventScreen>
  )
}

function TranslationsOf({ event }: { event: Event }) {
  const query = useTranslations(event.id)
  return (
    <div className="flex flex-col gap-4">
      <Link
        to={`${ofEvent(paths.guestManagement, event.id)}&tab=invitations`}
        className={buttonStyles({ size: 'sm', className: 'self-start' })}
      >
        <ArrowLeft aria-hidden />
        Guest Forms
      </Link>
      <QueryView
        query={query}
        failed={messages.loadFailed}
        frame={(failure) => <Card>{failure}</Card>}
        skeleton={6}
      >
        {(translations) => <TranslationsEditor eventId={event.id} translations={translations} />}
      </QueryView>
    </div>
  )
}
