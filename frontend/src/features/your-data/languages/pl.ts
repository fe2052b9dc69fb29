/* What guests read about their data, in Polish. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Państwa dane',
  holder: {
    title: 'Kto za nie odpowiada',
    event: (event) => `Za Państwa dane odpowiada organizator wydarzenia „${event}”.`,
    organisation: (organisation) => `Za Państwa dane odpowiada ${organisation}.`,
    unknown:
      'Za Państwa dane odpowiada organizator wydarzenia, na które otrzymali Państwo zaproszenie.',
    ask: 'Kontakt:',
    askUnknown: 'Kontakt znajdą Państwo w zaproszeniu; można też na nie odpowiedzieć.',
  },
  kept: {
    title: 'Co jest przechowywane',
    points: [
      'Imię i nazwisko oraz adres i numer, które ma organizator lub które Państwo podali.',
      'Państwa odpowiedzi. Menu i dieta służą do przygotowania wydarzenia.',
      'Państwa stół i miejsce oraz godzina przybycia.',
      'Jakie e-maile zostały do Państwa wysłane.',
    ],
    who: 'Dane te widzi zespół organizatora. Każdy, kto zna Państwa kod lub poda w wyszukiwarce miejsc Państwa nazwisko, widzi stół i miejsce.',
  },
  howLong: {
    title: 'Jak długo',
    text: 'Do czasu usunięcia przez organizatora lub do dnia, który wyznaczył. Kopie zapasowe serwera przechowują je jeszcze kilka tygodni.',
  },
  rights: {
    title: 'Kopia, poprawienie, usunięcie',
    points: [
      'Kopia: proszę zwrócić się do organizatora. Ma przycisk „Download personal data”.',
      'Poprawienie: proszę otworzyć swój osobisty link, dopóki można zmieniać odpowiedzi, lub zwrócić się do organizatora.',
      'Usunięcie: proszę zwrócić się do organizatora. Ma przycisk „Erase for good”.',
      'Bez e-maili: proszę użyć linku do rezygnacji, który jest w każdym z nich.',
    ],
  },
  server: 'O tej stronie: prywatność (po angielsku)',
}
