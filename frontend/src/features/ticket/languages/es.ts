/* The texts of a guest's ticket, in Spanish. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'Su entrada',
  loading: 'Cargando su entrada…',
  kept: (when) =>
    `Guardado en este dispositivo: ${when}. No tiene conexión, así que puede haber cambiado.`,
  facts: { date: 'Fecha', venue: 'Lugar' },
  guest: 'Invitado',
  table: 'Mesa',
  seat: 'Asiento',
  noSeat: 'Su asiento aún no está asignado. Aparecerá en esta página.',
  scan: 'Muestre este código en la entrada',
  qrAlt: (name) => `Código QR de la entrada de ${name}`,
  code: 'Código',
  meal: 'Menú',
  dietary: 'Dieta',
  specialRequests: 'Peticiones especiales',
  addToCalendar: 'Añadir al calendario',
  saveImage: 'Guardar como imagen',
  appleWallet: 'Añadir a Apple Wallet',
  googleWallet: 'Añadir a Google Wallet',
  print: 'Imprimir la entrada',
  findSeat: 'Buscar mi asiento',
  cancelled: {
    title: 'Evento cancelado',
    text: 'Este evento se ha cancelado. Su entrada ya no es válida.',
  },
  past: { title: 'Este evento ya ha terminado', text: 'Gracias por su asistencia.' },
  notFound: {
    title: 'Entrada no encontrada',
    text: 'Este enlace no existe o se ha sustituido por otro más reciente. Use el de su último correo.',
  },
  unreachable: {
    title: 'No se ha podido cargar la entrada',
    text: 'Compruebe su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    retrying: 'Intentando…',
  },
}
