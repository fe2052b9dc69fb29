/* The texts of the page behind a confirmation link, in Turkish. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'Yanıtınızı onaylayın',
  loading: 'Yükleniyor…',
  answer: {
    heading: (event) => `Yanıtınızı onaylayın: ${event}`,
    text: 'E-posta adresiniz davetli listesinde zaten yer alıyor. Bu yanıt, burada onayladığınızda geçerli olur.',
    confirm: 'Bu yanıtı onayla',
    done: 'Yanıtınız onaylandı',
    doneText: (event) => `Teşekkür ederiz. Yeni yanıtınız organizatöre ulaştı: ${event}.`,
    discarded: 'Yanıt silindi',
    discardedText: 'Davetli listesi olduğu gibi kaldı. Bu sayfayı kapatabilirsiniz.',
  },
  registration: {
    heading: (event) => `Kaydınızı onaylayın: ${event}`,
    text: 'Getireceğiniz kişiler, kaydın size ait olduğunu onayladığınızda e-postalarını alacak.',
    confirm: 'Kaydı onayla',
    done: 'Kaydınız onaylandı',
    doneText: () => 'Teşekkür ederiz. Getireceğiniz kişiler şimdi e-postalarını alıyor.',
    discarded: 'E-posta gönderilmeyecek',
    discardedText:
      'Bu kayıttaki kişiler e-posta almayacak. Kayıt hâlâ davetli listesinde. Lütfen organizatörden silmesini isteyin.',
  },
  who: 'Ad soyad',
  companions: 'Sizinle gelenler',
  answerLabel: 'Yanıt',
  answers: {
    attending: 'Evet, memnuniyetle',
    declined: 'Maalesef hayır',
    maybe: 'Henüz belli değil',
  },
  confirming: 'Onaylanıyor…',
  discard: 'Bu ben değildim',
  discarding: 'Siliniyor…',
  open: 'Tüm yanıtlarınızı görün',
  expires: (date) => `Bağlantının son geçerlilik günü: ${date}.`,
  notFound: {
    title: 'Bu bağlantı artık geçerli değil',
    text: 'Kullanılmış, yenisiyle değiştirilmiş veya 14 günden eski. Yanıtınızı onayladıysanız kaydedildi. Değiştirmek için lütfen yeniden yanıt verin.',
  },
  unreachable: {
    title: 'Sayfa yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
    retrying: 'Deneniyor…',
  },
  failed: 'Bu işlem yapılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  refused: {
    form_changed: 'Organizatör bu arada formu değiştirdi. Lütfen yeniden yanıt verin.',
    registration_closed: 'Kayıtlar kapandı. Lütfen organizatörle iletişime geçin.',
    registration_not_open: 'Kayıtlar henüz açılmadı. Lütfen daha sonra yeniden gelin.',
    registration_full: 'Artık tüm yerler dolu. Lütfen organizatörle iletişime geçin.',
    registration_past: 'Bu etkinlik sona erdi. Artık yanıt verilemez.',
    registration_cancelled: 'Bu etkinlik iptal edildi.',
    too_many_requests: 'Lütfen bir dakika bekleyip yeniden deneyin.',
  },
}
