import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'Laden…',
  version: {
    title: 'Er is een nieuwe versie.',
    text: 'Bewaar wat u hebt ingevuld en laad de pagina opnieuw. Tot dan gaan sommige delen niet open.',
    reload: 'Opnieuw laden',
  },
  failure: {
    shown: 'Dit deel kon niet worden getoond.',
    rest: 'De rest van de pagina werkt nog.',
    page: 'De pagina kon niet worden geladen',
    part: 'Dit kon niet worden geladen.',
    replaced: 'Er is een nieuwe versie. Bewaar wat u hebt ingevuld en laad de pagina opnieuw.',
    connection: 'Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
    retrying: 'Bezig…',
    close: 'Sluiten',
    reload: 'Pagina opnieuw laden',
  },
  broken: {
    title: 'De pagina kon niet worden getoond',
    text: 'Probeer het opnieuw of laad de pagina opnieuw.',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres is niets te vinden. Misschien is de link oud of ontbreekt er een teken.',
  },
}
