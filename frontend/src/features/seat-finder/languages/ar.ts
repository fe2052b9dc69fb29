/* The seat finders in Arabic. */
import { result } from '@/features/seat-finder/result/languages/ar'
import { directions } from '@/features/seat-finder/result/languages/ar-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'ar'>['finder'] = {
  findSeat: { title: 'البحث عن مقعد' },
  findMySeat: { title: 'البحث عن مقعدي' },
  lookup: {
    title: 'ابحثوا عن مقعدكم',
    text: 'أدخلوا الرمز لمعرفة طاولتكم ومقعدكم.',
    looking: 'جارٍ البحث عن مقعدكم',
  },
  event: {
    loading: 'جارٍ تحميل المناسبة…',
    code: 'رمز المناسبة',
    codeHint: 'تجدونه في الرابط أو أسفل رمز QR الذي وصلكم.',
    codeMissing: 'يُرجى إدخال رمز المناسبة',
    open: 'متابعة',
    other: 'مناسبة أخرى',
    missing: {
      title: 'لم يُعثر على المناسبة',
      text: 'لا توجد مناسبة بهذا الرمز. يُرجى التحقق منه أو فتح الرابط الوارد في الدعوة.',
    },
    cancelled: { title: 'أُلغيت المناسبة', text: 'أُلغيت هذه المناسبة.' },
    past: { title: 'انتهت هذه المناسبة', text: 'تُعرض المقاعد حتى يوم واحد بعد المناسبة.' },
  },
  tabs: { legend: 'طريقة البحث', code: 'رقم المقعد / رمز QR', details: 'البيانات الشخصية' },
  form: {
    code: 'الرمز',
    hint: '6 أحرف وأرقام، على بطاقة الدخول وفي البريد الذي يتضمن مقعدكم.',
    seatId: 'رقم المقعد أو رمز QR',
    seatIdHint: 'يمكن أيضًا إدخال الرمز المؤلف من 6 خانات على بطاقة الدخول.',
    codeOrName: 'الاسم أو الرمز',
    codeOrNameHint: 'الاسم واسم العائلة، أو الرمز المؤلف من 6 خانات على بطاقة الدخول.',
    seatIdMissing: 'يُرجى إدخال رقم المقعد أو رمز QR',
    firstName: 'الاسم الأول',
    firstNameMissing: 'يُرجى إدخال الاسم الأول',
    lastName: 'اسم العائلة',
    lastNameMissing: 'يُرجى إدخال اسم العائلة',
    lastNameAsked: 'يُرجى إدخال اسم العائلة كما ورد في الدعوة',
    mobile: 'رقم الجوال',
    mobileHint: 'تكفي آخر 4 أرقام.',
    mobileMissing: 'يُرجى إدخال آخر 4 أرقام على الأقل',
    query: 'الاسم أو البريد أو الهاتف',
    queryPlaceholder: 'الاسم أو البريد الإلكتروني أو الهاتف…',
    search: 'بحث',
    clear: 'مسح',
    submit: 'البحث عن مقعدي',
    pending: 'جارٍ البحث…',
    codeIncomplete: 'يتألف الرمز من 6 أحرف وأرقام',
    lookAlike: 'لا تحتوي الرموز على 0 أو O أو 1 أو I. يُرجى التحقق من هذه الخانة.',
  },
  scan: 'مسح رمز QR',
  found: { title: 'تم العثور على الضيف!', welcome: (name) => `أهلًا وسهلًا، ${name}` },
  failure: {
    notFound: 'لم يُعثر على الضيف',
    details: 'يُرجى التحقق من بياناتكم والمحاولة مجددًا.',
    scanned: 'رمز QR أو رقم المقعد غير صالح. يُرجى المحاولة مجددًا.',
    several: {
      title: 'عدة ضيوف مطابقون',
      text: 'هذه البيانات لأكثر من ضيف. أدخلوا الرمز الوارد في الدعوة أو اسألوا عند الاستقبال.',
    },
    detailsNeeded: {
      title: 'نحتاج إلى بيانات إضافية',
      text: 'أدخلوا الاسم واسم العائلة وآخر 4 أرقام من رقم الجوال.',
    },
    numberNeeded: {
      title: 'نحتاج إلى الرقم كاملًا',
      text: 'تكرر البحث عن هذا الاسم كثيرًا. يُرجى إدخال رقم الجوال كاملًا.',
    },
    lastNameNeeded: {
      title: 'نحتاج إلى اسم العائلة',
      text: 'أُدخلت هنا رموز خاطئة كثيرة. لمعرفة مقعدكم، أدخلوا اسم العائلة أيضًا.',
    },
    tooMany: { title: 'محاولات بحث كثيرة', text: 'انتظروا دقيقة ثم حاولوا مجددًا.' },
    unreachable: { title: 'لا يوجد اتصال', text: 'تحققوا من الاتصال وحاولوا مجددًا.' },
    broken: { title: 'تعذّر البحث', text: 'حاولوا مجددًا بعد لحظات.' },
    codeNotFound: {
      title: 'لم يُعثر على الرمز',
      text: 'عذرًا، لم نجد مقعدًا بهذا الرمز. يُرجى التحقق منه والمحاولة مجددًا.',
      textWithName:
        'عذرًا، لم نجد مقعدًا بهذا الرمز واسم العائلة. يُرجى التحقق منهما والمحاولة مجددًا.',
    },
    retry: 'إعادة المحاولة',
  },
  otherWay: {
    code: 'هل لديكم رمز من 6 خانات؟',
    codeText: 'تجدونه في رسالة التأكيد',
    name: 'ليس لديكم الرمز؟',
    nameText: 'البحث بالاسم أو البريد أو الهاتف',
    noCode: 'ليس لديكم الرمز؟',
    noCodeText: 'البحث بالبيانات الشخصية',
  },
  dismiss: 'إغلاق',
}

const later: FinderTranslation<'ar'>['later'] = {
  scan: {
    close: 'إغلاق الكاميرا',
    camera: 'الكاميرا',
    point: 'وجّهوا الكاميرا نحو رمز QR',
    refused: 'المتصفح لا يسمح باستخدام الكاميرا. اسمحوا بها في إعدادات هذا الموقع أو أدخلوا الرمز.',
    missing: 'لا تتوفر كاميرا. يُرجى إدخال الرمز.',
  },
  tips: [
    'تأكدوا من كتابة الاسم كما في الدعوة',
    'أدخلوا الاسم واسم العائلة معًا',
    'أو البريد أو رقم الهاتف الذي سجلتم به',
    'اسألوا المنظمين أو مكتب الاستقبال',
  ],
  person: {
    place: { table: 'الطاولة', seat: 'المقعد' },
    directions: 'عرض الطريق',
    pending: { title: 'لم يُحدَّد المقعد بعد', text: 'يُرجى العودة لاحقًا أو التواصل مع المنظمين.' },
    declined: {
      title: 'لستم ضمن مخطط الجلوس',
      text: 'أبلغتم المنظمين بأنكم لن تحضروا. إن تغيّر ذلك، يُرجى التواصل معهم.',
    },
    write: 'مراسلة المنظمين',
    again: 'بحث جديد',
    status: {
      pending: 'قيد الانتظار',
      confirmed: 'مؤكد',
      assigned: 'تم تحديد المقعد',
      'checked-in': 'وصل',
      cancelled: 'ملغى',
    },
  },
}

export const texts: FinderTranslation<'ar'> = { finder, later, result, directions }
