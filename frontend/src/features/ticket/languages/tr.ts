/* The texts of a guest's ticket, in Turkish. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'Biletiniz',
  loading: 'Biletiniz yükleniyor…',
  kept: (when) => `Bu cihaza kaydedildi: ${when}. Çevrimdışısınız, değişmiş olabilir.`,
  facts: { date: 'Tarih', venue: 'Mekân' },
  guest: 'Davetli',
  table: 'Masa',
  seat: 'Yer',
  noSeat: 'Yeriniz henüz belirlenmedi. Bu sayfada görünecek.',
  scan: 'Bu kodu girişte gösterin',
  qrAlt: (name) => `Biletin QR kodu: ${name}`,
  code: 'Kod',
  meal: 'Menü',
  dietary: 'Beslenme tercihleri',
  specialRequests: 'Özel istekler',
  addToCalendar: 'Takvime ekle',
  saveImage: 'Görsel olarak kaydet',
  appleWallet: 'Apple Cüzdan’a Ekle',
  googleWallet: 'Google Cüzdan’a ekle',
  print: 'Bileti yazdır',
  findSeat: 'Yerimi bul',
  cancelled: {
    title: 'Etkinlik iptal edildi',
    text: 'Bu etkinlik iptal edildi. Biletiniz artık geçerli değil.',
  },
  past: { title: 'Bu etkinlik sona erdi', text: 'Geldiğiniz için teşekkür ederiz.' },
  notFound: {
    title: 'Bilet bulunamadı',
    text: 'Bu bağlantı bilinmiyor veya yenisiyle değiştirildi. Lütfen son e-postanızdaki bağlantıyı kullanın.',
  },
  unreachable: {
    title: 'Bilet yüklenemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
    retrying: 'Deneniyor…',
  },
}
