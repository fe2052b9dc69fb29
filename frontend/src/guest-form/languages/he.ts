/* The words of a form in Hebrew. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'he'>['words'] = {
  optional: 'רשות',
  pickAny: 'אפשר לבחור כמה',
  choose: 'בחירה…',
  clear: 'ניקוי',
  attending: {
    question: 'האם תגיעו?',
    questionOf: (name) => `האם נזכה לראות את ${name}?`,
    attending: 'כן, בשמחה',
    declined: 'לצערנו לא',
    maybe: 'עוד לא ידוע',
  },
  consent: {
    label: 'ההסכמה שלי ניתנת לשמירת העדפות התזונה והבקשות המיוחדות שלי אצל המארגנים.',
    hint: 'הן משמשות רק להכנת האירוע הזה. אפשר לשנות או להסיר אותן אחר כך.',
  },
  problems: {
    summary: { one: 'נא לבדוק תשובה אחת', two: 'נא לבדוק שתי תשובות', other: 'נא לבדוק # תשובות' },
    enter: (label) => `${label}: נא למלא`,
    choose: (label) => `${label}: נא לבחור תשובה`,
    box: 'נא לסמן את התיבה כדי להמשיך',
    email: 'נא להזין כתובת מייל כמו name@example.com',
    tooLong: (limit) => `לכל היותר ${limit} תווים`,
    attending: 'נא לעדכן אותנו אם תגיעו',
    consent:
      'נא לסמן את התיבה כדי שנוכל לשמור את העדפות התזונה והבקשות המיוחדות, או להשאיר את שתי השאלות ריקות',
  },
}

const labels: FormTranslation<'he'>['labels'] = {
  'first name': 'שם פרטי',
  'last name': 'שם משפחה',
  email: 'מייל',
  'email address': 'כתובת מייל',
  mobile: 'נייד',
  'mobile number': 'מספר נייד',
  phone: 'טלפון',
  'dietary requirements': 'העדפות תזונה',
  'special requests': 'בקשות מיוחדות',
  'additional information': 'פרטים נוספים',
}

const options: FormTranslation<'he'>['options'] = {
  none: 'ללא',
  vegetarian: 'צמחוני',
  vegan: 'טבעוני',
  'gluten-free': 'ללא גלוטן',
  'dairy-free': 'ללא מוצרי חלב',
  'nut allergy': 'אלרגיה לאגוזים',
  other: 'אחר',
}

export const form = { words, labels, options }
