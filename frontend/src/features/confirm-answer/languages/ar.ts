/* The texts of the page behind a confirmation link, in Arabic. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'تأكيد الرد',
  loading: 'جارٍ التحميل…',
  answer: {
    heading: (event) => `يُرجى تأكيد ردكم على دعوة ${event}`,
    text: 'بريدكم الإلكتروني موجود في قائمة الضيوف. يُعتمد هذا الرد بعد تأكيده هنا.',
    confirm: 'تأكيد هذا الرد',
    done: 'تم تأكيد ردكم',
    doneText: (event) => `شكرًا لكم. وصل ردكم الجديد إلى منظمي ${event}.`,
    discarded: 'لم يُعتمد الرد',
    discardedText: 'بقيت قائمة الضيوف كما هي. يمكنكم إغلاق هذه الصفحة.',
  },
  registration: {
    heading: (event) => `يُرجى تأكيد تسجيلكم في ${event}`,
    text: 'ستصل الرسائل إلى مرافقيكم بعد تأكيد أن التسجيل منكم.',
    confirm: 'تأكيد التسجيل',
    done: 'تم تأكيد تسجيلكم',
    doneText: () => 'شكرًا لكم. تُرسل الرسائل إلى مرافقيكم الآن.',
    discarded: 'لن تُرسل أي رسائل',
    discardedText:
      'لن تصل أي رسالة إلى الأشخاص في هذا التسجيل. ما زال التسجيل في قائمة الضيوف. يُرجى أن تطلبوا من المنظمين حذفه.',
  },
  who: 'الاسم',
  companions: 'المرافقون',
  answerLabel: 'الرد',
  answers: { attending: 'نعم، بكل سرور', declined: 'للأسف لا', maybe: 'لم يتأكد بعد' },
  confirming: 'جارٍ التأكيد…',
  discard: 'لست من أرسل هذا الرد',
  discarding: 'لحظة من فضلكم…',
  open: 'عرض جميع ردودكم',
  expires: (date) => `الرابط صالح حتى: ${date}.`,
  notFound: {
    title: 'لم يعد هذا الرابط صالحًا',
    text: 'سبق استخدامه أو حلّ محله رابط أحدث أو مضى عليه أكثر من 14 يومًا. إن كنتم قد أكدتم ردكم فهو محفوظ. لتعديله، يُرجى الرد مجددًا.',
  },
  unreachable: {
    title: 'تعذّر تحميل الصفحة',
    text: 'تحققوا من الاتصال وحاولوا مجددًا.',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ المحاولة…',
  },
  failed: 'لم ينجح ذلك. تحققوا من الاتصال وحاولوا مجددًا.',
  refused: {
    form_changed: 'عدّل المنظمون النموذج في هذه الأثناء. يُرجى الرد مجددًا.',
    registration_closed: 'أُغلق التسجيل. يُرجى التواصل مع المنظمين.',
    registration_not_open: 'لم يُفتح التسجيل بعد. يُرجى العودة لاحقًا.',
    registration_full: 'جميع الأماكن محجوزة الآن. يُرجى التواصل مع المنظمين.',
    registration_past: 'انتهت هذه المناسبة. لم يعد الرد ممكنًا.',
    registration_cancelled: 'أُلغيت هذه المناسبة.',
    too_many_requests: 'يُرجى الانتظار دقيقة ثم المحاولة مجددًا.',
  },
}
