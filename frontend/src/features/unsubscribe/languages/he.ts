/* The texts of the page behind an unsubscribe link, in Hebrew. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'הסרה מרשימת התפוצה',
  loading: 'טוענים…',
  ask: (organisation) => `להפסיק לקבל מיילים? ${organisation}`,
  text: (email) => `לא יישלחו עוד הזמנות, תזכורות או הודעות אחרות על אירועים אל ${email}.`,
  unsubscribe: 'הסרה',
  unsubscribing: 'מסירים…',
  done: 'הוסרתם מרשימת התפוצה',
  doneText: (organisation, email) =>
    `${organisation}: לא יישלחו עוד מיילים אל ${email}. הודעות שכבר בדרך עוד עשויות להגיע.`,
  undo: 'הצטרפות מחדש',
  undoing: 'מצטרפים…',
  undone: 'הצטרפתם מחדש',
  undoneText: (organisation, email) => `${organisation}: אפשר שוב לשלוח מיילים אל ${email}.`,
  notFound: {
    title: 'הקישור לא נמצא',
    text: 'הקישור הזה חלקי או שגוי. פתחו אותו שוב מהמייל או כתבו למארגנים.',
  },
  unreachable: {
    title: 'לא הצלחנו לטעון את העמוד',
    text: 'בדקו את החיבור ונסו שוב.',
    retry: 'לנסות שוב',
    retrying: 'מנסים…',
  },
  failed: 'זה לא הצליח. בדקו את החיבור ונסו שוב.',
}
