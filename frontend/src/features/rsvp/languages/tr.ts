/* The registration pages in Turkish. */
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { form } from '@/guest-form/languages/tr'

const answer: RegistrationTranslation<'tr'>['answer'] = {
  until: (date) => `Son yanıt tarihi: ${date}.`,
  waitingList: {
    title: 'Tüm yerler dolu',
    text: 'Bekleme listesine katılabilirsiniz. Yer açılırsa size e-posta göndereceğiz.',
  },
  companions: {
    title: 'Sizinle kim geliyor?',
    mayBring: { one: 'Bir kişi getirebilirsiniz.', other: 'En fazla # kişi getirebilirsiniz.' },
    heading: (number, most) => (most === 1 ? 'Misafiriniz' : `Misafir ${number}`),
    add: 'Misafir ekle',
    remove: (name) => `Listeden çıkar: ${name}`,
    tooMany: 'Getirebileceğinizden fazla kişi eklediniz. Lütfen bazılarını çıkarın.',
  },
  partyQuestions: 'Hepiniz için',
  changed: {
    title: 'Organizatör bu formu değiştirdi',
    text: 'Hâlâ geçerli olan yanıtlarınız korundu. Lütfen formu kontrol edip yeniden gönderin.',
  },
  submit: 'Yanıtımı gönder',
  submitWaiting: 'Bekleme listesine katıl',
  sending: 'Gönderiliyor…',
  slow: 'Gönderme her zamankinden uzun sürüyor. Lütfen bu sayfayı açık tutun.',
  offline:
    'Çevrimdışısınız. Bağlantı gelince yanıtınız kendiliğinden gönderilecek. Lütfen bu sayfayı açık tutun.',
  waitingForConnection: 'Bağlantı bekleniyor…',
  wrong: 'Lütfen yanıtlarınızı kontrol edin',
  open: {
    left: { one: 'Bir soru kaldı', other: '# soru kaldı' },
    text: 'Diğer yanıtlarınız bizde var. İsterseniz onları da değiştirebilirsiniz.',
  },
  next: {
    title: 'Bundan sonra',
    seat: 'Masanız ve yeriniz belirlenir belirlenmez bu sayfada görünecek.',
    ticket:
      'Gelen her davetlinin bir bileti vardır. Bileti girişte telefonda veya basılı olarak gösterin.',
    late: 'Kayıtlar kapandı, ancak gelemeyecek olanları hâlâ bildirebilirsiniz. Diğer değişiklikler için lütfen organizatörle iletişime geçin.',
  },
  waitingAt: (position) => `Bekleme listesi, sıra ${position}`,
  late: {
    decline: (name) => `${name} gelemiyor`,
    question: 'Yer boşaltılsın mı? Kayıtlar kapandı: Bunu yalnızca organizatör geri alabilir.',
    confirm: 'Yeri boşalt',
    keep: 'Yeri koru',
    meanwhile: 'Bu arada grubunuzdan başka biri yanıt verdi. Lütfen kontrol edip yeniden deneyin.',
  },
  required: 'Lütfen isteğe bağlı olmayan tüm alanları doldurun.',
  missing: { title: 'Eksik bilgi', text: 'Lütfen zorunlu alanların tümünü doldurun.' },
  failed: { title: 'Kayıt yapılamadı', text: 'Lütfen daha sonra yeniden deneyin.' },
  addToCalendar: 'Takvime ekle',
  tooMany: 'Lütfen bir dakika bekleyip yeniden deneyin.',
  succeeded: {
    title: 'Kaydınız alındı!',
    text: 'Onay ve QR kodu e-postanıza gönderildi.',
    saved: 'Yanıtınız kaydedildi.',
  },
  checkField: (label) => `Lütfen kontrol edin: ${label}`,
  done: {
    title: 'Kaydınız tamamlandı!',
    thanks: (event) => `Kaydınız için teşekkür ederiz: ${event}.`,
    joy: 'Sizi aramızda görmek için sabırsızlanıyoruz!',
    note: 'Onay bilgilerini, QR kodunu ve yerinizi gösteren bağlantıyı içeren bir e-posta alacaksınız.',
    waitingTitle: 'Bekleme listesindesiniz',
    waiting: (event) =>
      `Teşekkür ederiz. Şu anda tüm yerler dolu: ${event}. Yer açılırsa size e-posta göndereceğiz.`,
    declinedTitle: 'Bildirdiğiniz için teşekkür ederiz',
    declined: (event) =>
      `Gelememenize üzüldük. Yokluğunuzu hissedeceğiz: ${event}. Yanıtınız organizatöre ulaştı.`,
    maybeTitle: 'Yanıtınız için teşekkür ederiz',
    maybe: (event) => `Gelip gelemeyeceğiniz henüz belli değil: ${event}.`,
    maybeNote: 'Belli olunca lütfen bu sayfaya yeniden gelin.',
    change: 'Yanıtımı değiştir',
    again: {
      title: 'Daha önce yanıt verdiniz mi veya e-postayla mı davet edildiniz?',
      text: (email) =>
        `Öyleyse lütfen ${email} adresine gönderilen e-postadaki bağlantıyla bu yanıtı onaylayın. O zamana kadar davetli listesi değişmez.`,
    },
    companions:
      'Getireceğiniz kişiler, siz kaydınızı e-postanızdaki bağlantıyla onayladığınızda e-postalarını alacak.',
  },
  party: {
    intro:
      'Lütfen yanıt verebildiğiniz herkes için yanıt verin. Birini boş bırakıp sonra dönebilirsiniz.',
    people: 'Grubunuzdaki kişiler',
    plusOne: 'Eşlik eden kişi',
    noAnswer: 'Henüz yanıt yok',
    submit: 'Yanıtlarımızı gönder',
    answerOne: 'Lütfen en az bir kişi için yanıt verin',
    answers: 'Yanıtlarınız',
    place: (table, seat) => `${table}, yer ${seat}`,
    ticket: 'Bilet',
    ticketOf: (name) => `Bilet: ${name}`,
    change: 'Yanıtlarımızı değiştir',
    changeUntil: (date) => `Yanıtlarınızı değiştirebileceğiniz son tarih: ${date}.`,
    meanwhile: {
      title: 'Bu arada grubunuzdan başka biri yanıt verdi',
      text: 'Henüz hiçbir şey gönderilmedi. Hangi yanıtların kalacağını seçip yeniden gönderin.',
      merged: 'O yanıtlar artık aşağıdaki formda. Lütfen kontrol edip yeniden gönderin.',
      mine: 'Sizin yanıtınız',
      theirs: 'Diğer yanıt',
      keepMine: 'Benim yanıtımı koru',
      takeTheirs: 'Diğer yanıtı kullan',
      ofParty: 'Hepiniz için sorular',
      undecided: 'Lütfen iki yanıttan birini seçin',
    },
    locked: 'Yanıtlarınız bunlar. Değiştirmek için lütfen organizatörle iletişime geçin.',
  },
  states: {
    full: { title: 'Kontenjan doldu', text: 'Bu etkinlikteki tüm yerler dolu.' },
    'not-open-yet': { title: 'Kayıtlar henüz açılmadı', text: 'Lütfen daha sonra yeniden gelin.' },
    closed: { title: 'Kayıtlar kapandı', text: 'Şu anda yanıt alınmıyor.' },
    past: { title: 'Bu etkinlik sona erdi', text: 'Artık kayıt yapılamaz.' },
    cancelled: { title: 'Etkinlik iptal edildi', text: 'Bu etkinlik iptal edildi.' },
  },
  opensAt: (date) => `Kayıtların açılacağı tarih: ${date}.`,
  closedAt: (date) => `Son yanıt tarihi geçti: ${date}.`,
  contact: 'Sorularınız için:',
  yes: 'Evet',
  no: 'Hayır',
  blank: 'Yanıtlanmadı',
}

const page: RegistrationTranslation<'tr'>['page'] = {
  title: 'Kayıt',
  personalTitle: 'Davetiyeniz',
  greeting: (names) => `Hoş geldiniz, ${names}`,
  loading: 'Etkinlik yükleniyor…',
  slow: 'Bağlantı yavaş. Lütfen biraz bekleyin.',
  dismiss: 'Kapat',
  notFound: {
    title: 'Etkinlik bulunamadı',
    text: 'Aradığınız etkinlik yok veya artık erişilebilir değil.',
  },
  linkNotFound: {
    title: 'Bağlantı bulunamadı',
    text: 'Bu kişisel bağlantı bilinmiyor veya yenisiyle değiştirildi. Lütfen son davetiyenizdeki bağlantıyı kullanın.',
  },
  unreachable: {
    title: 'Etkinlik yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
    retrying: 'Deneniyor…',
  },
}

export const texts = { answer, page, form }
