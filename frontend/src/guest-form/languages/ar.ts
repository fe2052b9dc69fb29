/* The words of a form in Arabic. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'ar'>['words'] = {
  optional: 'اختياري',
  pickAny: 'يمكن اختيار أكثر من خيار',
  choose: 'اختاروا…',
  clear: 'مسح',
  attending: {
    question: 'هل ستشرفوننا بالحضور؟',
    questionOf: (name) => `هل سنسعد بحضور ${name}؟`,
    attending: 'نعم، بكل سرور',
    declined: 'للأسف لا',
    maybe: 'لم يتأكد بعد',
  },
  consent: {
    label: 'أوافق على أن يحتفظ المنظمون بمتطلباتي الغذائية وطلباتي الخاصة.',
    hint: 'تُستخدم للتحضير لهذه المناسبة فقط، ويمكنكم تعديلها أو حذفها لاحقًا.',
  },
  problems: {
    summary: {
      zero: 'يُرجى مراجعة الإجابات',
      one: 'يُرجى مراجعة إجابة واحدة',
      two: 'يُرجى مراجعة إجابتين',
      few: 'يُرجى مراجعة # إجابات',
      many: 'يُرجى مراجعة # إجابة',
      other: 'يُرجى مراجعة # إجابة',
    },
    enter: (label) => `${label}: يُرجى التعبئة`,
    choose: (label) => `${label}: يُرجى اختيار إجابة`,
    box: 'يُرجى تحديد هذا المربع للمتابعة',
    email: 'يُرجى إدخال عنوان بريد إلكتروني مثل name@example.com',
    tooLong: (limit) => `الحد الأقصى ${limit} حرف`,
    attending: 'يُرجى إبلاغنا إن كنتم ستحضرون',
    consent:
      'يُرجى تحديد هذا المربع للسماح بحفظ المتطلبات الغذائية والطلبات الخاصة، أو ترك السؤالين فارغين',
  },
}

const labels: FormTranslation<'ar'>['labels'] = {
  'first name': 'الاسم الأول',
  'last name': 'اسم العائلة',
  email: 'البريد الإلكتروني',
  'email address': 'عنوان البريد الإلكتروني',
  mobile: 'الجوال',
  'mobile number': 'رقم الجوال',
  phone: 'الهاتف',
  'dietary requirements': 'المتطلبات الغذائية',
  'special requests': 'طلبات خاصة',
  'additional information': 'معلومات إضافية',
}

const options: FormTranslation<'ar'>['options'] = {
  none: 'لا شيء',
  vegetarian: 'نباتي',
  vegan: 'نباتي صرف',
  'gluten-free': 'خالٍ من الغلوتين',
  'dairy-free': 'خالٍ من الألبان',
  'nut allergy': 'حساسية من المكسرات',
  other: 'غير ذلك',
}

export const form = { words, labels, options }
