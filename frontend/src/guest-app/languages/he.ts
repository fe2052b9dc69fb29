import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'טוענים…',
  version: {
    title: 'יש גרסה חדשה.',
    text: 'שמרו את מה שכתבתם וטענו את העמוד מחדש. עד אז חלק מהדברים לא ייפתחו.',
    reload: 'טעינה מחדש',
  },
  failure: {
    shown: 'לא הצלחנו להציג את החלק הזה.',
    rest: 'שאר העמוד ממשיך לעבוד.',
    page: 'לא הצלחנו לטעון את העמוד',
    part: 'הטעינה לא הצליחה.',
    replaced: 'יש גרסה חדשה. שמרו את מה שכתבתם וטענו את העמוד מחדש.',
    connection: 'בדקו את החיבור ונסו שוב.',
    retry: 'לנסות שוב',
    retrying: 'מנסים…',
    close: 'סגירה',
    reload: 'טעינת העמוד מחדש',
  },
  broken: {
    title: 'לא הצלחנו להציג את העמוד',
    text: 'נסו שוב או טענו את העמוד מחדש.',
  },
  notFound: {
    title: 'העמוד לא נמצא',
    text: 'אין כלום בכתובת הזאת. אולי הקישור ישן, או שחסרה בו אות.',
  },
}
