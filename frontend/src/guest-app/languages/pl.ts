import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'Wczytywanie…',
  version: {
    title: 'Dostępna jest nowa wersja.',
    text: 'Proszę zapisać wpisane dane i odświeżyć stronę. Do tego czasu niektóre części się nie otworzą.',
    reload: 'Odśwież',
  },
  failure: {
    shown: 'Nie udało się pokazać tej części.',
    rest: 'Reszta strony nadal działa.',
    page: 'Nie udało się wczytać strony',
    part: 'Nie udało się tego wczytać.',
    replaced: 'Dostępna jest nowa wersja. Proszę zapisać wpisane dane i odświeżyć stronę.',
    connection: 'Proszę sprawdzić połączenie i spróbować ponownie.',
    retry: 'Spróbuj ponownie',
    retrying: 'Próbujemy…',
    close: 'Zamknij',
    reload: 'Odśwież stronę',
  },
  broken: {
    title: 'Nie udało się pokazać strony',
    text: 'Proszę spróbować ponownie lub odświeżyć stronę.',
  },
  notFound: {
    title: 'Nie znaleziono strony',
    text: 'Pod tym adresem nic nie ma. Link może być stary lub brakuje w nim znaku.',
  },
}
