/* The registration pages in Portuguese. */
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { form } from '@/guest-form/languages/pt'

const answer: RegistrationTranslation<'pt'>['answer'] = {
  until: (date) => `Agradecemos a sua resposta até: ${date}.`,
  waitingList: {
    title: 'Todos os lugares estão ocupados',
    text: 'Pode entrar na lista de espera. Receberá um e-mail se houver uma vaga.',
  },
  companions: {
    title: 'Quem vem consigo?',
    mayBring: { one: 'Pode trazer um acompanhante.', other: 'Pode trazer até # acompanhantes.' },
    heading: (number, most) => (most === 1 ? 'O seu acompanhante' : `Acompanhante ${number}`),
    add: 'Adicionar acompanhante',
    remove: (name) => `Remover ${name}`,
    tooMany: 'Adicionou mais acompanhantes do que pode trazer. Remova alguns.',
  },
  partyQuestions: 'Para todos',
  changed: {
    title: 'Os organizadores alteraram este formulário',
    text: 'As respostas ainda válidas foram mantidas. Verifique o formulário e envie-o novamente.',
  },
  submit: 'Enviar resposta',
  submitWaiting: 'Entrar na lista de espera',
  sending: 'A enviar…',
  slow: 'O envio está a demorar mais do que o habitual. Mantenha esta página aberta.',
  offline:
    'Está sem ligação. A resposta será enviada automaticamente quando a ligação voltar. Mantenha esta página aberta.',
  waitingForConnection: 'A aguardar ligação…',
  wrong: 'Verifique as suas respostas',
  open: {
    left: { one: 'Falta uma pergunta', other: 'Faltam # perguntas' },
    text: 'Já temos as suas outras respostas. Também pode alterá-las.',
  },
  next: {
    title: 'O que se segue',
    seat: 'A sua mesa e o seu lugar aparecem nesta página assim que forem atribuídos.',
    ticket: 'Cada convidado que vem tem um bilhete. Mostre-o à entrada, no telefone ou impresso.',
    late: 'As inscrições estão encerradas, mas ainda pode indicar quem não pode vir. Para outras alterações, contacte os organizadores.',
  },
  waitingAt: (position) => `Lista de espera, número ${position}`,
  late: {
    decline: (name) => `${name} não pode vir`,
    question:
      'Libertar o lugar? As inscrições estão encerradas: só os organizadores podem anular esta decisão.',
    confirm: 'Libertar o lugar',
    keep: 'Manter o lugar',
    meanwhile: 'Entretanto, outra pessoa do seu grupo respondeu. Verifique e tente novamente.',
  },
  required: 'Preencha tudo o que não estiver assinalado como opcional.',
  missing: { title: 'Faltam informações', text: 'Preencha todos os campos obrigatórios.' },
  failed: { title: 'A inscrição não foi concluída', text: 'Tente novamente mais tarde.' },
  addToCalendar: 'Adicionar ao calendário',
  tooMany: 'Aguarde um minuto e tente novamente.',
  succeeded: {
    title: 'Inscrição concluída!',
    text: 'Enviámos-lhe a confirmação e o código QR por e-mail.',
    saved: 'A sua resposta foi guardada.',
  },
  checkField: (label) => `Verifique: ${label}`,
  done: {
    title: 'Inscrição concluída!',
    thanks: (event) => `Obrigado pela sua inscrição em ${event}.`,
    joy: 'Contamos com a sua presença!',
    note: 'Receberá um e-mail com a confirmação, um código QR e um link direto para encontrar o seu lugar.',
    waitingTitle: 'Está na lista de espera',
    waiting: (event) =>
      `Obrigado. De momento, todos os lugares para ${event} estão ocupados. Receberá um e-mail se houver uma vaga.`,
    declinedTitle: 'Obrigado por nos avisar',
    declined: (event) =>
      `Lamentamos que não possa vir. Vamos sentir a sua falta em ${event}. Os organizadores receberam a sua resposta.`,
    maybeTitle: 'Obrigado pela sua resposta',
    maybe: (event) => `Ainda não sabe se poderá vir a ${event}.`,
    maybeNote: 'Volte a esta página assim que souber.',
    change: 'Alterar resposta',
    again: {
      title: 'Já tinha respondido ou recebeu o convite por e-mail?',
      text: (email) =>
        `Nesse caso, confirme esta resposta com o link do e-mail enviado para ${email}. Até lá, a lista de convidados não muda.`,
    },
    companions:
      'Os seus acompanhantes recebem os e-mails assim que confirmar a inscrição com o link no seu e-mail.',
  },
  party: {
    intro: 'Responda por todas as pessoas que puder. Pode deixar alguém para mais tarde.',
    people: 'As pessoas do seu grupo',
    plusOne: 'Acompanhante',
    noAnswer: 'Sem resposta',
    submit: 'Enviar respostas',
    answerOne: 'Responda por pelo menos uma pessoa',
    answers: 'As suas respostas',
    place: (table, seat) => `${table}, lugar ${seat}`,
    ticket: 'Bilhete',
    ticketOf: (name) => `Bilhete de ${name}`,
    change: 'Alterar respostas',
    changeUntil: (date) => `Pode alterar as respostas até: ${date}.`,
    meanwhile: {
      title: 'Entretanto, outra pessoa do seu grupo respondeu',
      text: 'Ainda nada foi enviado. Escolha que respostas manter e envie novamente.',
      merged:
        'As respostas dessa pessoa estão agora no formulário abaixo. Verifique-o e envie-o novamente.',
      mine: 'A sua resposta',
      theirs: 'A outra resposta',
      keepMine: 'Manter a minha resposta',
      takeTheirs: 'Usar a outra resposta',
      ofParty: 'Perguntas para todos',
      undecided: 'Escolha uma das duas respostas',
    },
    locked: 'Estas são as suas respostas. Para as alterar, contacte os organizadores.',
  },
  states: {
    full: { title: 'Lugares esgotados', text: 'Todos os lugares deste evento estão ocupados.' },
    'not-open-yet': { title: 'As inscrições ainda não abriram', text: 'Volte mais tarde.' },
    closed: {
      title: 'As inscrições estão encerradas',
      text: 'De momento, não são aceites respostas.',
    },
    past: { title: 'Este evento já terminou', text: 'Já não é possível fazer a inscrição.' },
    cancelled: { title: 'Evento cancelado', text: 'Este evento foi cancelado.' },
  },
  opensAt: (date) => `As inscrições abrem: ${date}.`,
  closedAt: (date) => `Foi possível responder até: ${date}.`,
  contact: 'Dúvidas? Contacto:',
  yes: 'Sim',
  no: 'Não',
  blank: 'Sem resposta',
}

const page: RegistrationTranslation<'pt'>['page'] = {
  title: 'Inscrição',
  personalTitle: 'O seu convite',
  greeting: (names) => `Boas-vindas, ${names}`,
  loading: 'A carregar o evento…',
  slow: 'A ligação está lenta. Aguarde um momento.',
  dismiss: 'Fechar',
  notFound: {
    title: 'Evento não encontrado',
    text: 'O evento que procura não existe ou já não está disponível.',
  },
  linkNotFound: {
    title: 'Link não encontrado',
    text: 'Este link pessoal é desconhecido ou foi substituído por outro mais recente. Use o link do seu último convite.',
  },
  unreachable: {
    title: 'Não foi possível carregar o evento',
    text: 'Verifique a sua ligação e tente novamente.',
    retry: 'Tentar novamente',
    retrying: 'A tentar…',
  },
}

export const texts = { answer, page, form }
