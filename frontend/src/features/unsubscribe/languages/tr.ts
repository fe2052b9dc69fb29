/* The texts of the page behind an unsubscribe link, in Turkish. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'Abonelikten çık',
  loading: 'Yükleniyor…',
  ask: (organisation) => `${organisation} e-postaları durdurulsun mu?`,
  text: (email) =>
    `${email} adresine etkinliklerle ilgili davetiye, hatırlatma veya başka ileti gönderilmeyecek.`,
  unsubscribe: 'Abonelikten çık',
  unsubscribing: 'İşleniyor…',
  done: 'Abonelikten çıktınız',
  doneText: (organisation, email) =>
    `${organisation} artık ${email} adresine e-posta göndermeyecek. Yola çıkmış iletiler yine de ulaşabilir.`,
  undo: 'Yeniden abone ol',
  undoing: 'İşleniyor…',
  undone: 'Yeniden abone oldunuz',
  undoneText: (organisation, email) =>
    `${organisation} artık ${email} adresine yeniden e-posta gönderebilir.`,
  notFound: {
    title: 'Bağlantı bulunamadı',
    text: 'Bu bağlantı eksik veya geçersiz. Lütfen e-postadan yeniden açın veya organizatöre yazın.',
  },
  unreachable: {
    title: 'Sayfa yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
    retrying: 'Deneniyor…',
  },
  failed: 'Bu işlem yapılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
}
