/* The texts of the page behind an unsubscribe link, in Arabic. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'إلغاء الاشتراك',
  loading: 'جارٍ التحميل…',
  ask: (organisation) => `هل تودون إيقاف رسائل ${organisation}؟`,
  text: (email) => `لن تُرسل بعد الآن دعوات أو تذكيرات أو رسائل أخرى عن المناسبات إلى ${email}.`,
  unsubscribe: 'إلغاء الاشتراك',
  unsubscribing: 'جارٍ الإلغاء…',
  done: 'تم إلغاء اشتراككم',
  doneText: (organisation, email) =>
    `لن ترسل ${organisation} رسائل إلى ${email} بعد الآن. قد تصل رسائل أُرسلت بالفعل.`,
  undo: 'إعادة الاشتراك',
  undoing: 'جارٍ الاشتراك…',
  undone: 'تمت إعادة اشتراككم',
  undoneText: (organisation, email) => `يمكن لـ ${organisation} مراسلة ${email} من جديد.`,
  notFound: {
    title: 'لم يُعثر على الرابط',
    text: 'هذا الرابط غير مكتمل أو غير صالح. يُرجى فتحه مجددًا من الرسالة أو مراسلة المنظمين.',
  },
  unreachable: {
    title: 'تعذّر تحميل الصفحة',
    text: 'تحققوا من الاتصال وحاولوا مجددًا.',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ المحاولة…',
  },
  failed: 'لم ينجح ذلك. تحققوا من الاتصال وحاولوا مجددًا.',
}
