/* The texts of the page behind a confirmation link, in Hebrew. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'אישור התשובה',
  loading: 'טוענים…',
  answer: {
    heading: (event) => `נא לאשר את התשובה: ${event}`,
    text: 'כתובת המייל שלכם כבר ברשימת האורחים. התשובה הזאת תיכנס לתוקף אחרי שתאשרו אותה כאן.',
    confirm: 'אישור התשובה',
    done: 'התשובה אושרה',
    doneText: (event) => `תודה. התשובה החדשה שלכם אצל המארגנים: ${event}.`,
    discarded: 'התשובה נמחקה',
    discardedText: 'רשימת האורחים נשארה כמו שהייתה. אפשר לסגור את העמוד.',
  },
  registration: {
    heading: (event) => `נא לאשר את ההרשמה: ${event}`,
    text: 'המלווים שלכם יקבלו את המיילים אחרי שתאשרו שההרשמה שלכם.',
    confirm: 'אישור ההרשמה',
    done: 'ההרשמה אושרה',
    doneText: () => 'תודה. המלווים שלכם מקבלים עכשיו את המיילים.',
    discarded: 'לא יישלחו מיילים',
    discardedText:
      'האנשים בהרשמה הזאת לא יקבלו מייל. ההרשמה עדיין ברשימת האורחים. בקשו מהמארגנים להסיר אותה.',
  },
  who: 'שם',
  companions: 'מגיעים איתכם',
  answerLabel: 'תשובה',
  answers: { attending: 'כן, בשמחה', declined: 'לצערנו לא', maybe: 'עוד לא ידוע' },
  confirming: 'מאשרים…',
  discard: 'לא אני שלחתי את זה',
  discarding: 'רק רגע…',
  open: 'לכל התשובות שלכם',
  expires: (date) => `הקישור בתוקף עד: ${date}.`,
  notFound: {
    title: 'הקישור הזה כבר לא בתוקף',
    text: 'כבר השתמשו בו, הוא הוחלף בחדש יותר או שעברו יותר מ-14 ימים. אם אישרתם את התשובה, היא נשמרה. כדי לשנות אותה, ענו שוב.',
  },
  unreachable: {
    title: 'לא הצלחנו לטעון את העמוד',
    text: 'בדקו את החיבור ונסו שוב.',
    retry: 'לנסות שוב',
    retrying: 'מנסים…',
  },
  failed: 'זה לא הצליח. בדקו את החיבור ונסו שוב.',
  refused: {
    form_changed: 'המארגנים שינו בינתיים את הטופס. נא לענות שוב.',
    registration_closed: 'ההרשמה נסגרה. נא לפנות למארגנים.',
    registration_not_open: 'ההרשמה עוד לא נפתחה. חזרו מאוחר יותר.',
    registration_full: 'כל המקומות כבר תפוסים. נא לפנות למארגנים.',
    registration_past: 'האירוע הסתיים. כבר אי אפשר לענות.',
    registration_cancelled: 'האירוע הזה בוטל.',
    too_many_requests: 'נא להמתין דקה ולנסות שוב.',
  },
}
