/* The texts around an event on the registration pages: what is known before its form is there. */
import type { Catalogue } from '@/lib/language'

const en = {
  title: 'Registration',
  personalTitle: 'Your invitation',
  greeting: (names: string) => `Welcome, ${names}`,
  loading: 'Loading event details...',
  notFound: {
    title: 'Event Not Found',
    text: "The event you're looking for doesn't exist or is no longer available.",
  },
  linkNotFound: {
    title: 'Link Not Found',
    text: 'This personal link is unknown or was replaced by a newer one. Please use the link in your latest invitation.',
  },
  unreachable: {
    title: 'The event could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
  facts: { date: 'Date', venue: 'Venue' },
  states: {
    full: { title: 'Registration is full', text: 'All places for this event are taken.' },
    'not-open-yet': {
      title: 'Registration is not open yet',
      text: 'Please come back later.',
    },
    closed: { title: 'Registration is closed', text: 'Answers are no longer accepted.' },
    past: { title: 'This event is over', text: 'Registration is no longer possible.' },
    cancelled: { title: 'Event Cancelled', text: 'This event has been cancelled.' },
  },
  opensAt: (date: string) => `Registration opens on ${date}.`,
  closedAt: (date: string) => `Answers were accepted until ${date}.`,
  contact: 'Questions? Contact',
}

const de: typeof en = {
  title: 'Anmeldung',
  personalTitle: 'Ihre Einladung',
  greeting: (names: string) => `Willkommen, ${names}`,
  loading: 'Veranstaltung wird geladen …',
  notFound: {
    title: 'Veranstaltung nicht gefunden',
    text: 'Die gesuchte Veranstaltung gibt es nicht oder nicht mehr.',
  },
  linkNotFound: {
    title: 'Link nicht gefunden',
    text: 'Dieser persönliche Link ist unbekannt oder wurde durch einen neueren ersetzt. Bitte verwenden Sie den Link aus Ihrer letzten Einladung.',
  },
  unreachable: {
    title: 'Die Veranstaltung konnte nicht geladen werden',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
  },
  facts: { date: 'Datum', venue: 'Ort' },
  states: {
    full: { title: 'Ausgebucht', text: 'Alle Plätze dieser Veranstaltung sind vergeben.' },
    'not-open-yet': {
      title: 'Die Anmeldung ist noch nicht möglich',
      text: 'Bitte kommen Sie später wieder.',
    },
    closed: {
      title: 'Die Anmeldung ist geschlossen',
      text: 'Antworten werden nicht mehr angenommen.',
    },
    past: {
      title: 'Diese Veranstaltung ist vorbei',
      text: 'Eine Anmeldung ist nicht mehr möglich.',
    },
    cancelled: {
      title: 'Veranstaltung abgesagt',
      text: 'Diese Veranstaltung wurde abgesagt.',
    },
  },
  opensAt: (date: string) => `Die Anmeldung beginnt am ${date}.`,
  closedAt: (date: string) => `Antworten waren bis ${date} möglich.`,
  contact: 'Fragen? Kontakt:',
}

export const pageMessages: Catalogue<typeof en> = { en, de }
