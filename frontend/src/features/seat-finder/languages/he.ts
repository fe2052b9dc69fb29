/* The seat finders in Hebrew. */
import { result } from '@/features/seat-finder/result/languages/he'
import { directions } from '@/features/seat-finder/result/languages/he-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'he'>['finder'] = {
  findSeat: { title: 'איתור מקום' },
  findMySeat: { title: 'איתור המקום שלי' },
  lookup: {
    title: 'איפה אתם יושבים?',
    text: 'הזינו את הקוד כדי לראות את השולחן והמקום שלכם.',
    looking: 'מחפשים את המקום שלכם',
  },
  event: {
    loading: 'האירוע נטען…',
    code: 'קוד האירוע',
    codeHint: 'הוא מופיע בקישור או מתחת לקוד ה-QR שקיבלתם.',
    codeMissing: 'נא להזין את קוד האירוע',
    open: 'המשך',
    other: 'אירוע אחר',
    missing: {
      title: 'האירוע לא נמצא',
      text: 'אין אירוע עם הקוד הזה. בדקו את הקוד או פתחו את הקישור שבהזמנה.',
    },
    cancelled: { title: 'האירוע בוטל', text: 'האירוע הזה בוטל.' },
    past: { title: 'האירוע הסתיים', text: 'המקומות מוצגים עד יום אחרי האירוע.' },
  },
  tabs: { legend: 'אופן החיפוש', code: 'מספר מקום / קוד QR', details: 'פרטים אישיים' },
  form: {
    code: 'קוד',
    hint: '6 אותיות וספרות, בכרטיס ובמייל עם המקום שלכם.',
    seatId: 'מספר מקום או קוד QR',
    seatIdHint: 'גם הקוד בן 6 התווים שבכרטיס מתאים.',
    codeOrName: 'השם או הקוד שלכם',
    codeOrNameHint: 'שם פרטי ושם משפחה, או הקוד בן 6 התווים שבכרטיס.',
    seatIdMissing: 'נא להזין את מספר המקום או את קוד ה-QR',
    firstName: 'שם פרטי',
    firstNameMissing: 'נא להזין שם פרטי',
    lastName: 'שם משפחה',
    lastNameMissing: 'נא להזין שם משפחה',
    lastNameAsked: 'נא להזין את שם המשפחה כפי שמופיע בהזמנה',
    mobile: 'מספר נייד',
    mobileHint: 'מספיקות 4 הספרות האחרונות.',
    mobileMissing: 'נא להזין לפחות את 4 הספרות האחרונות',
    query: 'שם, מייל או טלפון',
    queryPlaceholder: 'שם, כתובת מייל או טלפון…',
    search: 'חיפוש',
    clear: 'ניקוי',
    submit: 'איתור המקום שלי',
    pending: 'מחפשים…',
    codeIncomplete: 'בקוד יש 6 אותיות וספרות',
    lookAlike: 'בקודים אין אף פעם 0, O, 1 או I. בדקו שוב את התו הזה.',
  },
  scan: 'סריקת קוד QR',
  found: { title: 'מצאנו אתכם!', welcome: (name) => `ברוכים הבאים, ${name}` },
  failure: {
    notFound: 'לא מצאנו את השם',
    details: 'בדקו את הפרטים ונסו שוב.',
    scanned: 'קוד QR או מספר מקום שגוי. נסו שוב.',
    several: {
      title: 'נמצאו כמה אורחים',
      text: 'הפרטים מתאימים ליותר מאורח אחד. הזינו את הקוד שבהזמנה או פנו לעמדת הקבלה.',
    },
    detailsNeeded: {
      title: 'נדרשים עוד פרטים',
      text: 'הזינו שם פרטי, שם משפחה ו-4 ספרות אחרונות של הנייד.',
    },
    numberNeeded: {
      title: 'נדרש המספר המלא',
      text: 'היו חיפושים רבים של השם הזה. הזינו את מספר הנייד המלא.',
    },
    lastNameNeeded: {
      title: 'נדרש שם משפחה',
      text: 'הוזנו כאן קודים שגויים רבים. כדי לראות את המקום, הזינו גם שם משפחה.',
    },
    tooMany: { title: 'יותר מדי חיפושים', text: 'המתינו דקה ונסו שוב.' },
    unreachable: { title: 'אין חיבור', text: 'בדקו את החיבור ונסו שוב.' },
    broken: { title: 'החיפוש לא הצליח', text: 'נסו שוב בעוד רגע.' },
    codeNotFound: {
      title: 'הקוד לא נמצא',
      text: 'מצטערים, לא מצאנו מקום עם הקוד הזה. בדקו אותו ונסו שוב.',
      textWithName: 'מצטערים, לא מצאנו מקום עם הקוד ושם המשפחה האלה. בדקו את שניהם ונסו שוב.',
    },
    retry: 'לנסות שוב',
  },
  otherWay: {
    code: 'יש לכם קוד בן 6 תווים?',
    codeText: 'הוא מופיע במייל האישור',
    name: 'אין לכם קוד?',
    nameText: 'חיפוש לפי שם, מייל או טלפון',
    noCode: 'אין לכם קוד?',
    noCodeText: 'חיפוש לפי פרטים אישיים',
  },
  dismiss: 'סגירה',
}

const later: FinderTranslation<'he'>['later'] = {
  scan: {
    close: 'סגירת המצלמה',
    camera: 'מצלמה',
    point: 'כוונו לקוד ה-QR שלכם',
    refused: 'הדפדפן חוסם את המצלמה. אפשרו אותה בהגדרות האתר או הזינו את הקוד.',
    missing: 'אין מצלמה זמינה. הזינו את הקוד.',
  },
  tips: [
    'ודאו שהשם כתוב כמו בהזמנה',
    'הזינו שם פרטי ושם משפחה יחד',
    'או את המייל או הטלפון שאיתם נרשמתם',
    'פנו למארגנים או לעמדת הקבלה',
  ],
  person: {
    place: { table: 'שולחן', seat: 'מקום' },
    directions: 'הצגת הדרך',
    pending: { title: 'המקום עוד לא נקבע', text: 'חזרו לבדוק מאוחר יותר או פנו למארגנים.' },
    declined: {
      title: 'אינכם מופיעים בסידור ההושבה',
      text: 'הודעתם למארגנים שלא תגיעו. אם משהו השתנה, פנו אליהם.',
    },
    write: 'מייל למארגנים',
    again: 'חיפוש חדש',
    status: {
      pending: 'בהמתנה',
      confirmed: 'ההגעה אושרה',
      assigned: 'המקום נקבע',
      'checked-in': 'כבר כאן',
      cancelled: 'לא מגיעים',
    },
  },
}

export const texts: FinderTranslation<'he'> = { finder, later, result, directions }
