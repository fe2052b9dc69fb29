/* The words of a form in Turkish. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'tr'>['words'] = {
  optional: 'İsteğe bağlı',
  pickAny: 'Birden çok seçilebilir',
  choose: 'Seçin…',
  clear: 'Temizle',
  attending: {
    question: 'Aramızda olacak mısınız?',
    questionOf: (name) => `${name} aramızda olacak mı?`,
    attending: 'Evet, memnuniyetle',
    declined: 'Maalesef hayır',
    maybe: 'Henüz belli değil',
  },
  consent: {
    label:
      'Organizatörün beslenme gereksinimlerimi ve özel isteklerimi saklamasını kabul ediyorum.',
    hint: 'Yalnızca bu etkinliğin hazırlığı için kullanılır. Daha sonra değiştirebilir veya kaldırabilirsiniz.',
  },
  problems: {
    summary: { one: 'Lütfen bir yanıtı kontrol edin', other: 'Lütfen # yanıtı kontrol edin' },
    enter: (label) => `${label}: lütfen doldurun`,
    choose: (label) => `${label}: lütfen bir yanıt seçin`,
    box: 'Devam etmek için lütfen bu kutuyu işaretleyin',
    email: 'Lütfen ad@example.com gibi bir e-posta adresi girin',
    tooLong: (limit) => `Lütfen en fazla ${limit} karakter kullanın`,
    attending: 'Lütfen aramızda olup olmayacağınızı belirtin',
    consent:
      'Beslenme gereksinimleriniz ve özel istekleriniz saklanabilsin diye bu kutuyu işaretleyin ya da iki soruyu da boş bırakın',
  },
}

const labels: FormTranslation<'tr'>['labels'] = {
  'first name': 'Ad',
  'last name': 'Soyad',
  email: 'E-posta',
  'email address': 'E-posta adresi',
  mobile: 'Cep telefonu',
  'mobile number': 'Cep telefonu numarası',
  phone: 'Telefon',
  'dietary requirements': 'Beslenme gereksinimleri',
  'special requests': 'Özel istekler',
  'additional information': 'Ek bilgiler',
}

const options: FormTranslation<'tr'>['options'] = {
  none: 'Yok',
  vegetarian: 'Vejetaryen',
  vegan: 'Vegan',
  'gluten-free': 'Glütensiz',
  'dairy-free': 'Süt ürünsüz',
  'nut allergy': 'Kuruyemiş alerjisi',
  other: 'Diğer',
}

export const form = { words, labels, options }
