/* What guests read about their data, in Dutch. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Uw gegevens',
  holder: {
    title: 'Wie ze heeft',
    event: (event) => `De organisator van ${event} is verantwoordelijk voor uw gegevens.`,
    organisation: (organisation) => `${organisation} is verantwoordelijk voor uw gegevens.`,
    unknown:
      'De organisator van het evenement waarvoor u bent uitgenodigd, is verantwoordelijk voor uw gegevens.',
    ask: 'Contact:',
    askUnknown: 'Een contact vindt u in uw uitnodiging, of antwoord daarop.',
  },
  kept: {
    title: 'Wat wordt bewaard',
    points: [
      'Uw naam, en het adres en nummer die de organisator heeft of die u hebt opgegeven.',
      'Uw antwoorden. Menu en dieetwensen dienen om het evenement voor te bereiden.',
      'Uw tafel en plaats, en wanneer u bent aangekomen.',
      'Welke e-mails u hebt gekregen.',
    ],
    who: 'Het team van de organisator ziet deze gegevens. Wie uw code kent, of uw naam in een plaatszoeker, ziet uw tafel en plaats.',
  },
  howLong: {
    title: 'Hoe lang',
    text: 'Tot de organisator ze wist, of tot een datum die de organisator heeft bepaald. Back-ups van de server bewaren nog enkele weken een kopie.',
  },
  rights: {
    title: 'Kopie, correctie, verwijdering',
    points: [
      'Kopie: vraag de organisator. Die heeft een knop ‘Download personal data’.',
      'Correctie: open uw persoonlijke link opnieuw zolang antwoorden gewijzigd kunnen worden, of vraag de organisator.',
      'Verwijdering: vraag de organisator. Die heeft een knop ‘Erase for good’.',
      'Geen e-mails meer: gebruik de afmeldlink die in elke e-mail staat.',
    ],
  },
  server: 'Over deze website: privacy (in het Engels)',
}
