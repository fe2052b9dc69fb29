/* The texts of a guest's ticket, in Arabic. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'بطاقة دخولكم',
  loading: 'جارٍ تحميل بطاقة الدخول…',
  kept: (when) => `حُفظ على هذا الجهاز: ${when}. لا يوجد اتصال، فقد يكون تغيّر.`,
  facts: { date: 'التاريخ', venue: 'المكان' },
  guest: 'الضيف',
  table: 'الطاولة',
  seat: 'المقعد',
  noSeat: 'لم يُحدَّد مقعدكم بعد، وسيظهر في هذه الصفحة.',
  scan: 'يُرجى إبراز هذا الرمز عند المدخل',
  qrAlt: (name) => `رمز QR لبطاقة دخول ${name}`,
  code: 'الرمز',
  meal: 'الوجبة',
  dietary: 'المتطلبات الغذائية',
  specialRequests: 'طلبات خاصة',
  addToCalendar: 'إضافة إلى التقويم',
  saveImage: 'حفظ كصورة',
  appleWallet: 'إضافة إلى Apple Wallet',
  googleWallet: 'إضافة إلى محفظة Google',
  print: 'طباعة البطاقة',
  findSeat: 'البحث عن مقعدي',
  cancelled: { title: 'أُلغيت المناسبة', text: 'أُلغيت هذه المناسبة، ولم تعد بطاقة دخولكم صالحة.' },
  past: { title: 'انتهت هذه المناسبة', text: 'شكرًا لحضوركم.' },
  notFound: {
    title: 'لم يُعثر على البطاقة',
    text: 'هذا الرابط غير معروف أو حلّ محله رابط أحدث. يُرجى استخدام الرابط في آخر رسالة وصلتكم.',
  },
  unreachable: {
    title: 'تعذّر تحميل البطاقة',
    text: 'تحققوا من الاتصال وحاولوا مجددًا.',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ المحاولة…',
  },
}
