/* The words of a form in Spanish. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'es'>['words'] = {
  optional: 'Opcional',
  pickAny: 'Puede elegir varias',
  choose: 'Elija…',
  clear: 'Borrar',
  attending: {
    question: '¿Asistirá?',
    questionOf: (name) => `¿Asistirá ${name}?`,
    attending: 'Sí, con mucho gusto',
    declined: 'No, lamentablemente',
    maybe: 'Aún sin decidir',
  },
  consent: {
    label:
      'Acepto que los organizadores guarden mis necesidades alimentarias y peticiones especiales.',
    hint: 'Solo se usan para preparar este evento. Podrá cambiarlas o borrarlas más adelante.',
  },
  problems: {
    summary: { one: 'Revise una respuesta', other: 'Revise # respuestas' },
    enter: (label) => `${label}: rellene este campo`,
    choose: (label) => `${label}: elija una respuesta`,
    box: 'Marque esta casilla para continuar',
    email: 'Introduzca un correo como nombre@example.com',
    tooLong: (limit) => `Use ${limit} caracteres como máximo`,
    attending: 'Díganos si asistirá',
    consent:
      'Marque esta casilla para que podamos guardar sus necesidades alimentarias y peticiones, o deje ambas preguntas en blanco',
  },
}

const labels: FormTranslation<'es'>['labels'] = {
  'first name': 'Nombre',
  'last name': 'Apellidos',
  email: 'Correo electrónico',
  'email address': 'Dirección de correo electrónico',
  mobile: 'Móvil',
  'mobile number': 'Número de móvil',
  phone: 'Teléfono',
  'dietary requirements': 'Necesidades alimentarias',
  'special requests': 'Peticiones especiales',
  'additional information': 'Información adicional',
}

const options: FormTranslation<'es'>['options'] = {
  none: 'Ninguna',
  vegetarian: 'Vegetariana',
  vegan: 'Vegana',
  'gluten-free': 'Sin gluten',
  'dairy-free': 'Sin lácteos',
  'nut allergy': 'Alergia a los frutos secos',
  other: 'Otra',
}

export const form = { words, labels, options }
