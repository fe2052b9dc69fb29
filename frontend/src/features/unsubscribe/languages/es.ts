/* The texts of the page behind an unsubscribe link, in Spanish. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'Darse de baja',
  loading: 'Cargando…',
  ask: (organisation) => `¿Dejar de recibir correos de ${organisation}?`,
  text: (email) =>
    `No se enviarán más invitaciones, recordatorios ni otros mensajes sobre sus eventos a ${email}.`,
  unsubscribe: 'Darme de baja',
  unsubscribing: 'Un momento…',
  done: 'Se ha dado de baja',
  doneText: (organisation, email) =>
    `${organisation} ya no envía correos a ${email}. Puede que aún lleguen mensajes que estaban en camino.`,
  undo: 'Volver a suscribirme',
  undoing: 'Un momento…',
  undone: 'Se ha suscrito de nuevo',
  undoneText: (organisation, email) => `${organisation} puede volver a enviar correos a ${email}.`,
  notFound: {
    title: 'Enlace no encontrado',
    text: 'Este enlace está incompleto o no es válido. Ábralo de nuevo desde el correo o escriba a los organizadores.',
  },
  unreachable: {
    title: 'No se ha podido cargar la página',
    text: 'Compruebe su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    retrying: 'Intentando…',
  },
  failed: 'No ha funcionado. Compruebe su conexión e inténtelo de nuevo.',
}
