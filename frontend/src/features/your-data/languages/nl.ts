/* What guests read about their data, in Dutch. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Uw gegevens',
  holder: {
    title: 'Wie verantwoordelijk is',
    event: (event) => `De organisatie van ${event} is verantwoordelijk voor uw gegevens.`,
    organisation: (organisation) => `${organisation} is verantwoordelijk voor uw gegevens.`,
    unknown:
      'De organisatie van het evenement waarvoor u bent uitgenodigd, is verantwoordelijk voor uw gegevens.',
    ask: 'Contact:',
    askUnknown: 'Een contact vindt u in uw uitnodiging, of antwoord daarop.',
  },
  kept: {
    title: 'Wat wordt bewaard',
    points: [
      'Uw naam, en het adres en nummer die de organisatie heeft of die u hebt opgegeven.',
      'Uw antwoorden. Menu en dieetwensen dienen om het evenement voor te bereiden.',
      'Uw tafel en plaats, en wanneer u bent aangekomen.',
      'Welke e-mails u hebt gekregen.',
    ],
    who: 'Het team van de organisatie ziet deze gegevens. Wie uw code kent, of uw naam in een plaatszoeker, ziet uw tafel en plaats.',
  },
  howLong: {
    title: 'Hoe lang',
    text: 'Tot de organisatie ze wist, of tot een datum die zij heeft bepaald. Back-ups van de server bewaren nog enkele weken een kopie.',
  },
  rights: {
    title: 'Kopie, correctie, verwijdering',
    points: [
      'Kopie: vraag de organisatie. Die heeft een knop ‘Download personal data’.',
      'Correctie: open uw persoonlijke link opnieuw zolang antwoorden gewijzigd kunnen worden, of vraag de organisatie.',
      'Verwijdering: vraag de organisatie. Die heeft een knop ‘Erase for good’.',
      'Geen e-mails meer: gebruik de afmeldlink die in elke e-mail staat.',
    ],
  },
  server: 'Over deze website: privacy (in het Engels)',
}
