/* What guests read about their data, in Turkish. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Verileriniz',
  holder: {
    title: 'Verilerden kim sorumlu',
    event: (event) => `Verilerinizden ${event} etkinliğinin organizatörü sorumludur.`,
    organisation: (organisation) => `Verilerinizden ${organisation} sorumludur.`,
    unknown: 'Verilerinizden, davet edildiğiniz etkinliğin organizatörü sorumludur.',
    ask: 'İletişim:',
    askUnknown: 'İletişim bilgisini davetiyenizde bulabilir veya davetiyeyi yanıtlayabilirsiniz.',
  },
  kept: {
    title: 'Neler saklanır',
    points: [
      'Adınız ile organizatörde bulunan veya sizin verdiğiniz adres ve numara.',
      'Yanıtlarınız. Menü ve beslenme bilgileri etkinliğin hazırlığında kullanılır.',
      'Masanız, yeriniz ve geliş saatiniz.',
      'Size gönderilen e-postalar.',
    ],
    who: 'Bu bilgileri organizatörün ekibi görür. Kodunuzu veya yer aramada adınızı bilenler masanızı ve yerinizi görür.',
  },
  howLong: {
    title: 'Ne kadar süreyle',
    text: 'Organizatör silene kadar veya belirlediği tarihe kadar. Sunucu yedeklerinde bir kopya birkaç hafta daha kalır.',
  },
  rights: {
    title: 'Kopya, düzeltme, silme',
    points: [
      'Kopya: Organizatörden isteyin. Bunun için bir düğmesi var: “Download personal data”.',
      'Düzeltme: Yanıtlar değiştirilebildiği sürece kişisel bağlantınızı yeniden açın veya organizatöre başvurun.',
      'Silme: Organizatörden isteyin. Bunun için bir düğmesi var: “Erase for good”.',
      'E-posta istemiyorsanız: Her e-postadaki abonelikten çıkma bağlantısını kullanın.',
    ],
  },
  server: 'Bu web sitesi hakkında: gizlilik (İngilizce)',
}
