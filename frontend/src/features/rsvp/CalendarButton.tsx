/* Puts the event into the guest's own calendar. */
import { CalendarPlus } from 'lucide-react'
import type { PublicEvent } from '@/api/guest-form'
import { calendarFile } from '@/guest-pages/calendar-file'
import { messages } from '@/features/rsvp/messages'
import { saveFile } from '@/lib/files'
import type { Language } from '@/lib/language'
import { eventName } from '@/lib/organiser-words'
import { Button } from '@/ui/Button'

type Props = {
  event: PublicEvent
  /** The public id of the event. */
  eventId: string
  language: Language
}

/** Renders the button; it saves a file that calendars open. */
export function CalendarButton({ event, eventId, language }: Props) {
  const save = () => {
    // The name that the files of emails have: one event, one entry.
    const uid = `${eventId}@${window.location.hostname}`
    const named = { ...event, name: eventName(language, event).text }
    const text = calendarFile(named, { uid, url: window.location.href }, new Date())
    saveFile('event.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Button size="lg" onClick={save}>
      <CalendarPlus aria-hidden />
      {messages[language].addToCalendar}
    </Button>
  )
}
