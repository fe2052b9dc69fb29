/* The texts of the page behind a confirmation link, in Portuguese. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'Confirme a sua resposta',
  loading: 'A carregar…',
  answer: {
    heading: (event) => `Confirme a sua resposta para ${event}`,
    text: 'O seu e-mail já está na lista de convidados. Esta resposta será válida assim que a confirmar aqui.',
    confirm: 'Confirmar resposta',
    done: 'A sua resposta está confirmada',
    doneText: (event) => `Obrigado. Os organizadores de ${event} receberam a sua nova resposta.`,
    discarded: 'A resposta foi descartada',
    discardedText: 'A lista de convidados fica como estava. Pode fechar esta página.',
  },
  registration: {
    heading: (event) => `Confirme a sua inscrição em ${event}`,
    text: 'Os seus acompanhantes recebem os e-mails assim que confirmar que a inscrição é sua.',
    confirm: 'Confirmar inscrição',
    done: 'A sua inscrição está confirmada',
    doneText: () => 'Obrigado. Os seus acompanhantes vão agora receber os e-mails.',
    discarded: 'Não são enviados e-mails',
    discardedText:
      'As pessoas desta inscrição não recebem e-mails. A inscrição continua na lista de convidados. Peça aos organizadores que a removam.',
  },
  who: 'Nome',
  companions: 'Acompanhantes',
  answerLabel: 'Resposta',
  answers: {
    attending: 'Sim, com muito gosto',
    declined: 'Não, infelizmente',
    maybe: 'Ainda por decidir',
  },
  confirming: 'A confirmar…',
  discard: 'Não fui eu',
  discarding: 'Um momento…',
  open: 'Ver todas as respostas',
  expires: (date) => `O link é válido até: ${date}.`,
  notFound: {
    title: 'Este link já não é válido',
    text: 'Já foi usado, foi substituído por outro mais recente ou tem mais de 14 dias. Se confirmou a sua resposta, ela está guardada. Para a alterar, responda novamente.',
  },
  unreachable: {
    title: 'Não foi possível carregar a página',
    text: 'Verifique a sua ligação e tente novamente.',
    retry: 'Tentar novamente',
    retrying: 'A tentar…',
  },
  failed: 'Não funcionou. Verifique a sua ligação e tente novamente.',
  refused: {
    form_changed: 'Entretanto, os organizadores alteraram o formulário. Responda novamente.',
    registration_closed: 'As inscrições estão encerradas. Contacte os organizadores.',
    registration_not_open: 'As inscrições ainda não abriram. Volte mais tarde.',
    registration_full: 'Agora todos os lugares estão ocupados. Contacte os organizadores.',
    registration_past: 'Este evento já terminou. Já não é possível responder.',
    registration_cancelled: 'Este evento foi cancelado.',
    too_many_requests: 'Aguarde um minuto e tente novamente.',
  },
}
