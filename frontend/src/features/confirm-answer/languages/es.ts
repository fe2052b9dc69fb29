/* The texts of the page behind a confirmation link, in Spanish. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'Confirme su respuesta',
  loading: 'Cargando…',
  answer: {
    heading: (event) => `Confirme su respuesta para ${event}`,
    text: 'Su correo ya figura en la lista de invitados. Esta respuesta contará en cuanto la confirme aquí.',
    confirm: 'Confirmar esta respuesta',
    done: 'Su respuesta está confirmada',
    doneText: (event) => `Gracias. Los organizadores de ${event} tienen su nueva respuesta.`,
    discarded: 'La respuesta se ha descartado',
    discardedText: 'La lista de invitados queda como estaba. Puede cerrar esta página.',
  },
  registration: {
    heading: (event) => `Confirme su inscripción en ${event}`,
    text: 'Sus acompañantes recibirán sus correos en cuanto confirme que la inscripción es suya.',
    confirm: 'Confirmar la inscripción',
    done: 'Su inscripción está confirmada',
    doneText: () => 'Gracias. Sus acompañantes están recibiendo ahora sus correos.',
    discarded: 'No se enviará ningún correo',
    discardedText:
      'Las personas de esta inscripción no recibirán correos. La inscripción sigue en la lista de invitados. Pida a los organizadores que la eliminen.',
  },
  who: 'Nombre',
  companions: 'Acompañantes',
  answerLabel: 'Respuesta',
  answers: {
    attending: 'Sí, con mucho gusto',
    declined: 'No, lamentablemente',
    maybe: 'Aún sin decidir',
  },
  confirming: 'Confirmando…',
  discard: 'No he sido yo',
  discarding: 'Descartando…',
  open: 'Ver todas sus respuestas',
  expires: (date) => `El enlace es válido hasta el ${date}.`,
  notFound: {
    title: 'Este enlace ya no es válido',
    text: 'Ya se ha usado, se ha sustituido por otro más reciente o tiene más de 14 días. Si confirmó su respuesta, está guardada. Para cambiarla, responda de nuevo.',
  },
  unreachable: {
    title: 'No se ha podido cargar la página',
    text: 'Compruebe su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    retrying: 'Intentando…',
  },
  failed: 'No ha funcionado. Compruebe su conexión e inténtelo de nuevo.',
  refused: {
    form_changed: 'Los organizadores han cambiado el formulario desde entonces. Responda de nuevo.',
    registration_closed: 'La inscripción está cerrada. Póngase en contacto con los organizadores.',
    registration_not_open: 'La inscripción aún no está abierta. Vuelva más tarde.',
    registration_full: 'Ya no quedan plazas. Póngase en contacto con los organizadores.',
    registration_past: 'Este evento ya ha terminado. Ya no es posible responder.',
    registration_cancelled: 'Este evento se ha cancelado.',
    too_many_requests: 'Espere un minuto e inténtelo de nuevo.',
  },
}
