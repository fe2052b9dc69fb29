/* The seat finders in Turkish. */
import { result } from '@/features/seat-finder/result/languages/tr'
import { directions } from '@/features/seat-finder/result/languages/tr-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'tr'>['finder'] = {
  findSeat: { title: 'Yer bul' },
  findMySeat: { title: 'Yerimi bul' },
  lookup: {
    title: 'Yerinizi bulun',
    text: 'Masanızı ve yerinizi görmek için kodunuzu girin.',
    looking: 'Yeriniz aranıyor',
  },
  event: {
    loading: 'Etkinlik yükleniyor…',
    code: 'Etkinlik kodu',
    codeHint: 'Size gönderilen bağlantıda veya QR kodunun altında yazar.',
    codeMissing: 'Lütfen etkinliğinizin kodunu girin',
    open: 'Devam',
    other: 'Başka bir etkinlik',
    missing: {
      title: 'Etkinlik bulunamadı',
      text: 'Bu koda sahip bir etkinlik yok. Kodu kontrol edin veya davetiyenizdeki bağlantıyı açın.',
    },
    cancelled: { title: 'Etkinlik iptal edildi', text: 'Bu etkinlik iptal edildi.' },
    past: {
      title: 'Bu etkinlik sona erdi',
      text: 'Yerler etkinlikten sonraki güne kadar gösterilir.',
    },
  },
  tabs: { legend: 'Arama şekli', code: 'Yer no / QR kodu', details: 'Kişisel bilgiler' },
  form: {
    code: 'Kod',
    hint: '6 harf ve rakam; biletinizde ve yerinizi bildiren e-postada yazar.',
    seatId: 'Yer numarası veya QR kodu',
    seatIdHint: 'Biletinizdeki 6 karakterlik kod da olur.',
    codeOrName: 'Adınız veya kodunuz',
    codeOrNameHint: 'Adınız ve soyadınız ya da biletinizdeki 6 karakterlik kod.',
    seatIdMissing: 'Lütfen yer numaranızı veya QR kodunuzu girin',
    firstName: 'Ad',
    firstNameMissing: 'Lütfen adınızı girin',
    lastName: 'Soyad',
    lastNameMissing: 'Lütfen soyadınızı girin',
    lastNameAsked: 'Lütfen soyadınızı davetiyedeki gibi girin',
    mobile: 'Cep telefonu',
    mobileHint: 'Son 4 rakamı yeterlidir.',
    mobileMissing: 'Lütfen en az son 4 rakamı girin',
    query: 'Ad, e-posta veya telefon',
    queryPlaceholder: 'Adınız, e-postanız veya telefonunuz…',
    search: 'Ara',
    clear: 'Temizle',
    submit: 'Yerimi bul',
    pending: 'Aranıyor…',
    codeIncomplete: 'Kod 6 harf ve rakamdan oluşur',
    lookAlike: 'Kodlarda 0, O, 1 ve I bulunmaz. Lütfen bu karaktere yeniden bakın.',
  },
  scan: 'QR kodunu tara',
  found: { title: 'Davetli bulundu!', welcome: (name) => `Hoş geldiniz, ${name}` },
  failure: {
    notFound: 'Davetli bulunamadı',
    details: 'Lütfen bilgilerinizi kontrol edip yeniden deneyin.',
    scanned: 'QR kodu veya yer numarası geçersiz. Lütfen yeniden deneyin.',
    several: {
      title: 'Birden fazla davetli bulundu',
      text: 'Bu bilgiler birden fazla davetliye ait. Davetiyenizdeki kodu girin veya karşılama masasına sorun.',
    },
    detailsNeeded: {
      title: 'Daha fazla bilgi gerekli',
      text: 'Adınızı, soyadınızı ve cep telefonunuzun son 4 rakamını girin.',
    },
    numberNeeded: {
      title: 'Numaranın tamamı gerekli',
      text: 'Bu ad çok kez arandı. Lütfen cep telefonu numaranızın tamamını girin.',
    },
    lastNameNeeded: {
      title: 'Soyad gerekli',
      text: 'Burada çok sayıda yanlış kod girildi. Yerinizi görmek için soyadınızı da girin.',
    },
    tooMany: { title: 'Çok fazla arama', text: 'Bir dakika bekleyip yeniden deneyin.' },
    unreachable: { title: 'Bağlantı yok', text: 'Bağlantınızı kontrol edip yeniden deneyin.' },
    broken: { title: 'Arama yapılamadı', text: 'Birazdan yeniden deneyin.' },
    codeNotFound: {
      title: 'Kod bulunamadı',
      text: 'Ne yazık ki bu kodla bir yer bulamadık. Lütfen kodunuzu kontrol edip yeniden deneyin.',
      textWithName:
        'Ne yazık ki bu kod ve soyadıyla bir yer bulamadık. Lütfen ikisini de kontrol edip yeniden deneyin.',
    },
    retry: 'Yeniden dene',
  },
  otherWay: {
    code: '6 karakterlik kodunuz var mı?',
    codeText: 'Onay e-postanızda yazar',
    name: 'Kodunuz yanınızda değil mi?',
    nameText: 'Ad, e-posta veya telefonla arayın',
    noCode: 'Kodunuz yanınızda değil mi?',
    noCodeText: 'Kişisel bilgilerinizle arayın',
  },
  dismiss: 'Kapat',
}

const later: FinderTranslation<'tr'>['later'] = {
  scan: {
    close: 'Kamerayı kapat',
    camera: 'Kamera',
    point: 'QR kodunuza doğrultun',
    refused: 'Tarayıcı kameraya izin vermiyor. Bu sitenin ayarlarından izin verin veya kodu girin.',
    missing: 'Kullanılabilir kamera yok. Lütfen kodu girin.',
  },
  tips: [
    'Adın davetiyenizdeki gibi yazıldığını kontrol edin',
    'Adınızı ve soyadınızı birlikte girin',
    'Ya da kaydınızdaki e-postayı veya telefonu kullanın',
    'Organizatöre veya karşılama masasına sorun',
  ],
  person: {
    place: { table: 'Masa', seat: 'Yer' },
    directions: 'Yol tarifi',
    pending: {
      title: 'Yer henüz belirlenmedi',
      text: 'Lütfen daha sonra tekrar bakın veya organizatörle iletişime geçin.',
    },
    declined: {
      title: 'Oturma planında yer almıyorsunuz',
      text: 'Gelemeyeceğinizi bildirmiştiniz. Bu değiştiyse lütfen organizatörle iletişime geçin.',
    },
    write: 'Organizatöre yaz',
    again: 'Yeniden ara',
    status: {
      pending: 'Bekliyor',
      confirmed: 'Onaylandı',
      assigned: 'Yerleştirildi',
      'checked-in': 'Giriş yaptı',
      cancelled: 'İptal edildi',
    },
  },
}

export const texts: FinderTranslation<'tr'> = { finder, later, result, directions }
