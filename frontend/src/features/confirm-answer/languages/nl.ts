/* The texts of the page behind a confirmation link, in Dutch. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'Bevestig uw antwoord',
  loading: 'Laden…',
  answer: {
    heading: (event) => `Bevestig uw antwoord voor ${event}`,
    text: 'Uw e-mailadres staat al op de gastenlijst. Dit antwoord telt zodra u het hier bevestigt.',
    confirm: 'Antwoord bevestigen',
    done: 'Uw antwoord is bevestigd',
    doneText: (event) => `Dank u. De organisatie van ${event} heeft uw nieuwe antwoord.`,
    discarded: 'Het antwoord is niet overgenomen',
    discardedText: 'De gastenlijst is niet gewijzigd. U kunt deze pagina sluiten.',
  },
  registration: {
    heading: (event) => `Bevestig uw aanmelding voor ${event}`,
    text: 'Uw gasten krijgen hun e-mails zodra u hebt bevestigd dat de aanmelding van u is.',
    confirm: 'Aanmelding bevestigen',
    done: 'Uw aanmelding is bevestigd',
    doneText: () => 'Dank u. Uw gasten krijgen nu hun e-mails.',
    discarded: 'Er worden geen e-mails verstuurd',
    discardedText:
      'De mensen in deze aanmelding krijgen geen e-mail. De aanmelding staat nog op de gastenlijst. Vraag de organisatie om ze te verwijderen.',
  },
  who: 'Naam',
  companions: 'Uw gasten',
  answerLabel: 'Antwoord',
  answers: { attending: 'Ja, graag', declined: 'Helaas niet', maybe: 'Nog niet zeker' },
  confirming: 'Bezig met bevestigen…',
  discard: 'Dit was ik niet',
  discarding: 'Een moment…',
  open: 'Al uw antwoorden bekijken',
  expires: (date) => `De link werkt tot ${date}.`,
  notFound: {
    title: 'Deze link werkt niet meer',
    text: 'De link is al gebruikt, vervangen door een nieuwere of ouder dan 14 dagen. Hebt u uw antwoord bevestigd, dan is het opgeslagen. Antwoord opnieuw om het te wijzigen.',
  },
  unreachable: {
    title: 'De pagina kon niet worden geladen',
    text: 'Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
    retrying: 'Bezig…',
  },
  failed: 'Dat is niet gelukt. Controleer uw verbinding en probeer het opnieuw.',
  refused: {
    form_changed: 'De organisatie heeft het formulier sindsdien gewijzigd. Antwoord opnieuw.',
    registration_closed: 'De aanmelding is gesloten. Neem contact op met de organisatie.',
    registration_not_open: 'De aanmelding is nog niet geopend. Kom later terug.',
    registration_full: 'Alle plaatsen zijn nu bezet. Neem contact op met de organisatie.',
    registration_past: 'Dit evenement is voorbij. Antwoorden is niet meer mogelijk.',
    registration_cancelled: 'Dit evenement is geannuleerd.',
    too_many_requests: 'Wacht een minuut en probeer het opnieuw.',
  },
}
