/* The registration pages in Spanish. */
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { form } from '@/guest-form/languages/es'

const answer: RegistrationTranslation<'es'>['answer'] = {
  until: (date) => `Le rogamos que responda a más tardar el ${date}.`,
  waitingList: {
    title: 'Todas las plazas están ocupadas',
    text: 'Puede apuntarse a la lista de espera. Le avisaremos por correo si queda una plaza libre.',
  },
  companions: {
    title: '¿Quién le acompaña?',
    mayBring: {
      one: 'Puede venir con un acompañante.',
      other: 'Puede venir con un máximo de # acompañantes.',
    },
    heading: (number, most) => (most === 1 ? 'Su acompañante' : `Acompañante ${number}`),
    add: 'Añadir acompañante',
    remove: (name) => `Quitar a ${name}`,
    tooMany: 'Ha añadido más acompañantes de los que puede traer. Quite alguno.',
  },
  partyQuestions: 'Para todos ustedes',
  changed: {
    title: 'Los organizadores han cambiado este formulario',
    text: 'Hemos conservado las respuestas que siguen siendo válidas. Revise el formulario y envíelo de nuevo.',
  },
  submit: 'Enviar mi respuesta',
  submitWaiting: 'Unirme a la lista de espera',
  sending: 'Enviando…',
  slow: 'El envío tarda más de lo habitual. Mantenga esta página abierta.',
  offline:
    'No tiene conexión. Su respuesta se enviará automáticamente cuando vuelva. Mantenga esta página abierta.',
  waitingForConnection: 'Esperando la conexión…',
  wrong: 'Revise sus respuestas',
  open: {
    left: { one: 'Queda una pregunta', other: 'Quedan # preguntas' },
    text: 'Ya tenemos sus demás respuestas. También puede cambiarlas.',
  },
  next: {
    title: 'Próximos pasos',
    seat: 'Su mesa y su asiento aparecerán en esta página en cuanto se asignen.',
    ticket:
      'Cada invitado que asiste tiene una entrada. Muéstrela al llegar, en el teléfono o impresa.',
    late: 'La inscripción está cerrada, pero todavía puede avisar de quién no podrá venir. Para otros cambios, póngase en contacto con los organizadores.',
  },
  waitingAt: (position) => `Lista de espera, número ${position}`,
  late: {
    decline: (name) => `${name} no puede venir`,
    question:
      '¿Dejar libre la plaza? La inscripción está cerrada: solo los organizadores podrán deshacerlo.',
    confirm: 'Dejar libre la plaza',
    keep: 'Conservar la plaza',
    meanwhile:
      'Entretanto ha respondido otra persona de su grupo. Compruebe las respuestas e inténtelo de nuevo.',
  },
  required: 'Rellene todo lo que no esté marcado como opcional.',
  missing: { title: 'Faltan datos', text: 'Rellene todos los campos obligatorios.' },
  failed: {
    title: 'No se ha podido completar la inscripción',
    text: 'Inténtelo de nuevo más tarde.',
  },
  addToCalendar: 'Añadir al calendario',
  tooMany: 'Espere un minuto e inténtelo de nuevo.',
  succeeded: {
    title: '¡Inscripción completada!',
    text: 'Le hemos enviado por correo la confirmación y el código QR.',
    saved: 'Su respuesta se ha guardado.',
  },
  checkField: (label) => `Revise: ${label}`,
  done: {
    title: '¡Inscripción completada!',
    thanks: (event) => `Gracias por su inscripción en ${event}.`,
    joy: '¡Nos hará mucha ilusión verle!',
    note: 'Recibirá un correo con la confirmación, un código QR y un enlace directo para encontrar su asiento.',
    waitingTitle: 'Está en la lista de espera',
    waiting: (event) =>
      `Gracias. En este momento todas las plazas de ${event} están ocupadas. Le avisaremos por correo si queda una libre.`,
    declinedTitle: 'Gracias por avisarnos',
    declined: (event) =>
      `Sentimos que no pueda venir. Le echaremos de menos en ${event}. Los organizadores tienen su respuesta.`,
    maybeTitle: 'Gracias por su respuesta',
    maybe: (event) => `Todavía no sabe si podrá asistir a ${event}.`,
    maybeNote: 'Vuelva a esta página en cuanto lo sepa.',
    change: 'Cambiar mi respuesta',
    again: {
      title: '¿Ya había respondido o recibió la invitación por correo?',
      text: (email) =>
        `En ese caso, confirme esta respuesta con el enlace del correo enviado a ${email}. Hasta entonces, la lista de invitados no cambia.`,
    },
    companions:
      'Sus acompañantes recibirán sus correos en cuanto confirme la inscripción con el enlace que le hemos enviado.',
  },
  party: {
    intro: 'Responda por todas las personas que pueda. Puede dejar a alguien para más tarde.',
    people: 'Las personas de su grupo',
    plusOne: 'Acompañante',
    noAnswer: 'Sin respuesta',
    submit: 'Enviar las respuestas',
    answerOne: 'Responda al menos por una persona',
    answers: 'Sus respuestas',
    place: (table, seat) => `${table}, asiento ${seat}`,
    ticket: 'Entrada',
    ticketOf: (name) => `Entrada de ${name}`,
    change: 'Cambiar las respuestas',
    changeUntil: (date) => `Puede cambiar sus respuestas hasta el ${date}.`,
    meanwhile: {
      title: 'Entretanto ha respondido otra persona de su grupo',
      text: 'Todavía no se ha enviado nada. Elija qué respuestas conservar y envíe de nuevo.',
      merged: 'Sus respuestas ya están en el formulario de abajo. Revíselo y envíelo de nuevo.',
      mine: 'Su respuesta',
      theirs: 'La otra respuesta',
      keepMine: 'Conservar mi respuesta',
      takeTheirs: 'Usar la otra respuesta',
      ofParty: 'Preguntas para todos ustedes',
      undecided: 'Elija una de las dos respuestas',
    },
    locked: 'Estas son sus respuestas. Para cambiarlas, póngase en contacto con los organizadores.',
  },
  states: {
    full: {
      title: 'Plazas agotadas',
      text: 'Todas las plazas de este evento están ocupadas.',
    },
    'not-open-yet': { title: 'La inscripción aún no está abierta', text: 'Vuelva más tarde.' },
    closed: {
      title: 'La inscripción está cerrada',
      text: 'En este momento no se aceptan respuestas.',
    },
    past: { title: 'Este evento ya ha terminado', text: 'Ya no es posible inscribirse.' },
    cancelled: { title: 'Evento cancelado', text: 'Este evento se ha cancelado.' },
  },
  opensAt: (date) => `La inscripción se abre el ${date}.`,
  closedAt: (date) => `Se aceptaron respuestas hasta el ${date}.`,
  contact: '¿Alguna pregunta? Contacto:',
  yes: 'Sí',
  no: 'No',
  blank: 'Sin responder',
}

const page: RegistrationTranslation<'es'>['page'] = {
  title: 'Inscripción',
  personalTitle: 'Su invitación',
  greeting: (names) => `Damos la bienvenida a ${names}`,
  loading: 'Cargando el evento…',
  slow: 'La conexión es lenta. Espere un momento.',
  dismiss: 'Cerrar',
  notFound: {
    title: 'Evento no encontrado',
    text: 'El evento que busca no existe o ya no está disponible.',
  },
  linkNotFound: {
    title: 'Enlace no encontrado',
    text: 'Este enlace personal no existe o se ha sustituido por otro más reciente. Use el de su última invitación.',
  },
  unreachable: {
    title: 'No se ha podido cargar el evento',
    text: 'Compruebe su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    retrying: 'Intentando…',
  },
}

export const texts = { answer, page, form }
