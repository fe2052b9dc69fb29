/* What the pages for guests say where scripts are off and the server has no content for them. Only the build reads it. */
import type { Language } from '@/lib/language'

export const withoutScripts: Readonly<Record<Language, string>> = {
  en: 'This page needs JavaScript. Turn it on in your browser, or ask the person who invited you.',
  de: 'Diese Seite braucht JavaScript. Schalten Sie es in Ihrem Browser ein oder wenden Sie sich an die Person, die Sie eingeladen hat.',
  fr: 'Cette page a besoin de JavaScript. Activez-le dans votre navigateur ou adressez-vous à la personne qui vous a invité.',
  es: 'Esta página necesita JavaScript. Actívelo en su navegador o pregunte a la persona que le ha invitado.',
  it: 'Questa pagina ha bisogno di JavaScript. Lo attivi nel browser oppure si rivolga a chi ha inviato l’invito.',
  pt: 'Esta página precisa de JavaScript. Ative-o no seu navegador ou fale com a pessoa que enviou o convite.',
  nl: 'Deze pagina heeft JavaScript nodig. Zet het aan in uw browser of vraag het aan degene die u heeft uitgenodigd.',
  pl: 'Ta strona wymaga JavaScriptu. Proszę włączyć go w przeglądarce lub zwrócić się do osoby, która wysłała zaproszenie.',
  tr: 'Bu sayfa için JavaScript gerekir. Lütfen tarayıcınızda etkinleştirin veya sizi davet eden kişiye sorun.',
  ar: 'تحتاج هذه الصفحة إلى جافاسكريبت. يُرجى تفعيله في المتصفح أو سؤال من أرسل الدعوة.',
  he: 'הדף הזה צריך JavaScript. אפשר להפעיל אותו בדפדפן או לפנות למי ששלח את ההזמנה.',
}
