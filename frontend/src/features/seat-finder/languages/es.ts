/* The seat finders in Spanish. */
import { result } from '@/features/seat-finder/result/languages/es'
import { directions } from '@/features/seat-finder/result/languages/es-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'es'>['finder'] = {
  findSeat: { title: 'Buscar asiento' },
  findMySeat: { title: 'Buscar mi asiento' },
  lookup: {
    title: 'Encuentre su asiento',
    text: 'Introduzca su código para ver su mesa y su asiento.',
    looking: 'Buscando su asiento',
  },
  event: {
    loading: 'Cargando el evento…',
    code: 'Código del evento',
    codeHint: 'Está en el enlace o debajo del código QR que recibió.',
    codeMissing: 'Introduzca el código de su evento',
    open: 'Continuar',
    other: 'Otro evento',
    missing: {
      title: 'Evento no encontrado',
      text: 'Ningún evento tiene este código. Compruébelo o abra el enlace de su invitación.',
    },
    cancelled: { title: 'Evento cancelado', text: 'Este evento se ha cancelado.' },
    past: {
      title: 'Este evento ya ha terminado',
      text: 'Los asientos se muestran hasta un día después del evento.',
    },
  },
  tabs: { legend: 'Cómo buscar', code: 'N.º de asiento / código QR', details: 'Datos personales' },
  form: {
    code: 'Código',
    hint: '6 letras y números, en su entrada y en el correo con su asiento.',
    seatId: 'Número de asiento o código QR',
    seatIdHint: 'También sirve el código de 6 caracteres de su entrada.',
    codeOrName: 'Su nombre o código',
    codeOrNameHint: 'Su nombre y apellidos, o el código de 6 caracteres de su entrada.',
    seatIdMissing: 'Introduzca su número de asiento o su código QR',
    firstName: 'Nombre',
    firstNameMissing: 'Introduzca su nombre',
    lastName: 'Apellidos',
    lastNameMissing: 'Introduzca sus apellidos',
    lastNameAsked: 'Introduzca sus apellidos como figuran en la invitación',
    mobile: 'Número de móvil',
    mobileHint: 'Bastan las 4 últimas cifras.',
    mobileMissing: 'Introduzca al menos las 4 últimas cifras',
    query: 'Nombre, correo o teléfono',
    queryPlaceholder: 'Su nombre, correo o teléfono…',
    search: 'Buscar',
    clear: 'Borrar',
    submit: 'Buscar mi asiento',
    pending: 'Buscando…',
    codeIncomplete: 'El código tiene 6 letras y números',
    lookAlike: 'Los códigos nunca llevan 0, O, 1 ni I. Revise ese carácter.',
  },
  scan: 'Escanear código QR',
  found: { title: '¡Invitado encontrado!', welcome: (name) => `Le damos la bienvenida, ${name}` },
  failure: {
    notFound: 'Invitado no encontrado',
    details: 'Compruebe sus datos e inténtelo de nuevo.',
    scanned: 'El código QR o el número de asiento no es válido. Inténtelo de nuevo.',
    several: {
      title: 'Hay varios invitados que coinciden',
      text: 'Más de un invitado tiene estos datos. Introduzca el código de su invitación o pregunte en recepción.',
    },
    detailsNeeded: {
      title: 'Faltan datos',
      text: 'Introduzca su nombre y apellidos y las 4 últimas cifras de su móvil.',
    },
    numberNeeded: {
      title: 'Hace falta el número completo',
      text: 'Este nombre se ha buscado muchas veces. Introduzca su número de móvil completo.',
    },
    lastNameNeeded: {
      title: 'Hacen falta los apellidos',
      text: 'Aquí se han introducido muchos códigos erróneos. Para ver su asiento, introduzca también sus apellidos.',
    },
    tooMany: { title: 'Demasiadas búsquedas', text: 'Espere un minuto e inténtelo de nuevo.' },
    unreachable: { title: 'Sin conexión', text: 'Compruebe su conexión e inténtelo de nuevo.' },
    broken: { title: 'La búsqueda no ha funcionado', text: 'Inténtelo de nuevo en un momento.' },
    codeNotFound: {
      title: 'Código no encontrado',
      text: 'Lo sentimos, no hay ningún asiento con ese código. Compruébelo e inténtelo de nuevo.',
      textWithName:
        'Lo sentimos, no hay ningún asiento con ese código y esos apellidos. Compruebe ambos e inténtelo de nuevo.',
    },
    retry: 'Intentar de nuevo',
  },
  otherWay: {
    code: '¿Tiene un código de 6 caracteres?',
    codeText: 'Está en su correo de confirmación',
    name: '¿No tiene el código a mano?',
    nameText: 'Busque por nombre, correo o teléfono',
    noCode: '¿No tiene el código a mano?',
    noCodeText: 'Busque con sus datos personales',
  },
  dismiss: 'Cerrar',
}

const later: FinderTranslation<'es'>['later'] = {
  scan: {
    close: 'Cerrar la cámara',
    camera: 'Cámara',
    point: 'Apunte a su código QR',
    refused:
      'El navegador no permite usar la cámara. Actívela en los ajustes de este sitio o introduzca el código.',
    missing: 'No hay ninguna cámara disponible. Introduzca el código.',
  },
  tips: [
    'Revise la ortografía, como en su invitación',
    'Escriba juntos el nombre y los apellidos',
    'O use el correo o el teléfono con el que se inscribió',
    'Pregunte a los organizadores o en recepción',
  ],
  person: {
    place: { table: 'Mesa', seat: 'Asiento' },
    directions: 'Cómo llegar',
    pending: {
      title: 'Asiento aún sin asignar',
      text: 'Vuelva más tarde o póngase en contacto con los organizadores.',
    },
    declined: {
      title: 'No figura en el plano de mesas',
      text: 'Nos dijo que no podría asistir. Si ha cambiado de planes, avise a los organizadores.',
    },
    write: 'Escribir a los organizadores',
    again: 'Buscar de nuevo',
    status: {
      pending: 'Pendiente',
      confirmed: 'Asistencia confirmada',
      assigned: 'Asiento asignado',
      'checked-in': 'Ha llegado',
      cancelled: 'No asistirá',
    },
  },
}

export const texts: FinderTranslation<'es'> = { finder, later, result, directions }
