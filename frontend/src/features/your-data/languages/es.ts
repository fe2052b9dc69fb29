/* What guests read about their data, in Spanish. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Sus datos',
  holder: {
    title: 'Quién es responsable',
    event: (event) => `El organizador de ${event} es responsable de sus datos.`,
    organisation: (organisation) => `${organisation} es responsable de sus datos.`,
    unknown: 'El organizador del evento al que le han invitado es responsable de sus datos.',
    ask: 'Contacto:',
    askUnknown: 'Encontrará un contacto en su invitación; también puede responder a ella.',
  },
  kept: {
    title: 'Qué se guarda',
    points: [
      'Su nombre, y la dirección y el número que tiene el organizador o que usted facilitó.',
      'Sus respuestas. El menú y la dieta se usan para preparar el evento.',
      'Su mesa y su asiento, y cuándo llegó.',
      'Qué correos se le enviaron.',
    ],
    who: 'El equipo del organizador ve estos datos. Quien conozca su código, o su nombre en un buscador de asientos, ve su mesa y su asiento.',
  },
  howLong: {
    title: 'Durante cuánto tiempo',
    text: 'Hasta que el organizador los borre o hasta la fecha que haya fijado. Las copias de seguridad del servidor los conservan unas semanas más.',
  },
  rights: {
    title: 'Copia, corrección, borrado',
    points: [
      'Copia: pídala al organizador. Tiene un botón, «Download personal data».',
      'Corrección: abra de nuevo su enlace personal mientras se puedan cambiar las respuestas, o pídala al organizador.',
      'Borrado: pídalo al organizador. Tiene un botón, «Erase for good».',
      'No más correos: use el enlace de baja que hay en cualquiera de ellos.',
    ],
  },
  server: 'Sobre este sitio web: privacidad (en inglés)',
}
