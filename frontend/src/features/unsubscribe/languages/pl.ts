/* The texts of the page behind an unsubscribe link, in Polish. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'Rezygnacja z e-maili',
  loading: 'Wczytywanie…',
  ask: (organisation) => `Rezygnacja z e-maili od: ${organisation}?`,
  text: (email) =>
    `Na adres ${email} nie będą już wysyłane zaproszenia, przypomnienia ani inne wiadomości o wydarzeniach.`,
  unsubscribe: 'Rezygnuję z e-maili',
  unsubscribing: 'Chwileczkę…',
  done: 'Adres został wypisany',
  doneText: (organisation, email) =>
    `${organisation} nie wysyła już e-maili na adres ${email}. Wiadomości, które są już w drodze, mogą jeszcze dotrzeć.`,
  undo: 'Zapisz ponownie',
  undoing: 'Chwileczkę…',
  undone: 'Adres jest znów zapisany',
  undoneText: (organisation, email) =>
    `${organisation} może znów wysyłać e-maile na adres ${email}.`,
  notFound: {
    title: 'Nie znaleziono linku',
    text: 'Ten link jest niepełny lub nieważny. Proszę otworzyć go ponownie z e-maila lub napisać do organizatorów.',
  },
  unreachable: {
    title: 'Nie udało się wczytać strony',
    text: 'Proszę sprawdzić połączenie i spróbować ponownie.',
    retry: 'Spróbuj ponownie',
    retrying: 'Próbujemy…',
  },
  failed: 'To się nie udało. Proszę sprawdzić połączenie i spróbować ponownie.',
}
