import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'Yükleniyor…',
  version: {
    title: 'Yeni bir sürüm var.',
    text: 'Yazdıklarınızı kaydedip sayfayı yeniden yükleyin. O zamana kadar bazı bölümler açılmaz.',
    reload: 'Yeniden yükle',
  },
  failure: {
    shown: 'Bu bölüm gösterilemedi.',
    rest: 'Sayfanın geri kalanı çalışmaya devam ediyor.',
    page: 'Sayfa yüklenemedi',
    part: 'Bu bölüm yüklenemedi.',
    replaced: 'Yeni bir sürüm var. Yazdıklarınızı kaydedip sayfayı yeniden yükleyin.',
    connection: 'Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
    retrying: 'Deneniyor…',
    close: 'Kapat',
    reload: 'Sayfayı yeniden yükle',
  },
  broken: {
    title: 'Sayfa gösterilemedi',
    text: 'Yeniden deneyin veya sayfayı yeniden yükleyin.',
  },
  notFound: {
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste bir şey yok. Bağlantı eski olabilir veya bir karakteri eksik olabilir.',
  },
}
