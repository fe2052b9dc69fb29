/* The texts of a guest's ticket, in Hebrew. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'הכרטיס שלכם',
  loading: 'הכרטיס נטען…',
  kept: (when) => `נשמר במכשיר הזה: ${when}. אין חיבור, ייתכן שמשהו השתנה.`,
  facts: { date: 'תאריך', venue: 'מקום האירוע' },
  guest: 'שם',
  table: 'שולחן',
  seat: 'מקום',
  noSeat: 'המקום שלכם עוד לא נקבע. הוא יופיע בעמוד הזה.',
  scan: 'הציגו את הקוד הזה בכניסה',
  qrAlt: (name) => `קוד QR של הכרטיס של ${name}`,
  code: 'קוד',
  meal: 'מנה',
  dietary: 'העדפות תזונה',
  specialRequests: 'בקשות מיוחדות',
  addToCalendar: 'הוספה ליומן',
  saveImage: 'שמירה כתמונה',
  appleWallet: 'הוספה ל-Apple Wallet',
  googleWallet: 'הוספה ל-Google Wallet',
  print: 'הדפסת הכרטיס',
  findSeat: 'איתור המקום שלי',
  cancelled: { title: 'האירוע בוטל', text: 'האירוע הזה בוטל. הכרטיס שלכם כבר אינו בתוקף.' },
  past: { title: 'האירוע הסתיים', text: 'תודה שבאתם.' },
  notFound: {
    title: 'הכרטיס לא נמצא',
    text: 'הקישור הזה לא מוכר או הוחלף בחדש יותר. השתמשו בקישור שבמייל האחרון שלכם.',
  },
  unreachable: {
    title: 'לא הצלחנו לטעון את הכרטיס',
    text: 'בדקו את החיבור ונסו שוב.',
    retry: 'לנסות שוב',
    retrying: 'מנסים…',
  },
}
