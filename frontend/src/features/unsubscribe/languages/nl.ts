/* The texts of the page behind an unsubscribe link, in Dutch. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'Afmelden',
  loading: 'Laden…',
  ask: (organisation) => `Geen e-mail meer van ${organisation}?`,
  text: (email) =>
    `Er worden geen uitnodigingen, herinneringen of andere berichten over evenementen meer gestuurd naar ${email}.`,
  unsubscribe: 'Afmelden',
  unsubscribing: 'Bezig met afmelden…',
  done: 'U bent afgemeld',
  doneText: (organisation, email) =>
    `${organisation} stuurt geen e-mail meer naar ${email}. Berichten die al onderweg zijn, kunnen nog aankomen.`,
  undo: 'Weer aanmelden',
  undoing: 'Bezig met aanmelden…',
  undone: 'U bent weer aangemeld',
  undoneText: (organisation, email) => `${organisation} kan weer e-mail sturen naar ${email}.`,
  notFound: {
    title: 'Link niet gevonden',
    text: 'Deze link is onvolledig of ongeldig. Open hem opnieuw vanuit de e-mail of schrijf de organisatie.',
  },
  unreachable: {
    title: 'De pagina kon niet worden geladen',
    text: 'Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
    retrying: 'Bezig…',
  },
  failed: 'Dat is niet gelukt. Controleer uw verbinding en probeer het opnieuw.',
}
