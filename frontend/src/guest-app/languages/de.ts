import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'Wird geladen …',
  version: {
    title: 'Es gibt eine neue Version.',
    text: 'Sichern Sie Ihre Eingaben und laden Sie die Seite neu. Bis dahin lassen sich manche Teile nicht öffnen.',
    reload: 'Neu laden',
  },
  failure: {
    shown: 'Dieser Teil konnte nicht angezeigt werden.',
    rest: 'Alles andere auf der Seite funktioniert weiterhin.',
    page: 'Diese Seite konnte nicht geladen werden',
    part: 'Das konnte nicht geladen werden.',
    replaced: 'Es gibt eine neue Version. Sichern Sie Ihre Eingaben und laden Sie die Seite neu.',
    connection: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
    close: 'Schließen',
    reload: 'Seite neu laden',
  },
  broken: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'Bitte versuchen Sie es noch einmal oder laden Sie die Seite neu.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt, oder ein Zeichen fehlt.',
  },
}
