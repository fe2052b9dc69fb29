/* The texts of a guest's ticket, in Polish. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'Państwa bilet',
  loading: 'Wczytywanie biletu…',
  kept: (when) =>
    `Zapisano na tym urządzeniu: ${when}. Brak połączenia, więc coś mogło się zmienić.`,
  facts: { date: 'Data', venue: 'Lokalizacja' },
  guest: 'Gość',
  table: 'Stół',
  seat: 'Miejsce',
  noSeat: 'Miejsce nie jest jeszcze przydzielone. Pojawi się na tej stronie.',
  scan: 'Proszę okazać ten kod przy wejściu',
  qrAlt: (name) => `Kod QR biletu: ${name}`,
  code: 'Kod',
  meal: 'Menu',
  dietary: 'Dieta',
  specialRequests: 'Specjalne życzenia',
  addToCalendar: 'Dodaj do kalendarza',
  saveImage: 'Zapisz jako obraz',
  appleWallet: 'Dodaj do Apple Wallet',
  googleWallet: 'Dodaj do Portfela Google',
  print: 'Drukuj bilet',
  findSeat: 'Znajdź moje miejsce',
  cancelled: {
    title: 'Wydarzenie odwołane',
    text: 'To wydarzenie zostało odwołane. Bilet nie jest już ważny.',
  },
  past: { title: 'To wydarzenie już się odbyło', text: 'Dziękujemy za przybycie.' },
  notFound: {
    title: 'Nie znaleziono biletu',
    text: 'Ten link jest nieznany lub zastąpił go nowszy. Proszę użyć linku z ostatniego e-maila.',
  },
  unreachable: {
    title: 'Nie udało się wczytać biletu',
    text: 'Proszę sprawdzić połączenie i spróbować ponownie.',
    retry: 'Spróbuj ponownie',
    retrying: 'Próbujemy…',
  },
}
