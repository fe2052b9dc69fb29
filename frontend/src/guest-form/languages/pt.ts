/* The words of a form in Portuguese. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'pt'>['words'] = {
  optional: 'Opcional',
  pickAny: 'Pode escolher várias',
  choose: 'Escolha…',
  clear: 'Limpar',
  attending: {
    question: 'Podemos contar com a sua presença?',
    questionOf: (name) => `Podemos contar com ${name}?`,
    attending: 'Sim, com muito gosto',
    declined: 'Não, infelizmente',
    maybe: 'Ainda por decidir',
  },
  consent: {
    label:
      'Aceito que os organizadores guardem as minhas restrições alimentares e pedidos especiais.',
    hint: 'Servem apenas para preparar este evento. Pode alterá-los ou removê-los mais tarde.',
  },
  problems: {
    summary: { one: 'Verifique uma resposta', other: 'Verifique # respostas' },
    enter: (label) => `${label}: por preencher`,
    choose: (label) => `${label}: escolha uma resposta`,
    box: 'Assinale esta caixa para continuar',
    email: 'Insira um e-mail como nome@example.com',
    tooLong: (limit) => `Use no máximo ${limit} caracteres`,
    attending: 'Diga-nos se podemos contar com a sua presença',
    consent:
      'Assinale esta caixa para guardarmos as restrições alimentares e os pedidos especiais, ou deixe ambas as perguntas em branco',
  },
}

const labels: FormTranslation<'pt'>['labels'] = {
  'first name': 'Primeiro nome',
  'last name': 'Último nome',
  email: 'E-mail',
  'email address': 'Endereço de e-mail',
  mobile: 'Telefone móvel',
  'mobile number': 'Número de telefone móvel',
  phone: 'Telefone',
  'dietary requirements': 'Restrições alimentares',
  'special requests': 'Pedidos especiais',
  'additional information': 'Informações adicionais',
}

const options: FormTranslation<'pt'>['options'] = {
  none: 'Nenhuma',
  vegetarian: 'Vegetariana',
  vegan: 'Vegana',
  'gluten-free': 'Sem glúten',
  'dairy-free': 'Sem laticínios',
  'nut allergy': 'Alergia a frutos secos',
  other: 'Outra',
}

export const form = { words, labels, options }
