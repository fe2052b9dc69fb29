/* The texts of the page behind an unsubscribe link, in Portuguese. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'Cancelar subscrição',
  loading: 'A carregar…',
  ask: (organisation) => `Deixar de receber e-mails de ${organisation}?`,
  text: (email) =>
    `Não serão enviados mais convites, lembretes nem outras mensagens sobre os seus eventos para ${email}.`,
  unsubscribe: 'Cancelar subscrição',
  unsubscribing: 'Um momento…',
  done: 'Subscrição cancelada',
  doneText: (organisation, email) =>
    `${organisation} já não envia e-mails para ${email}. Mensagens que já estavam a caminho ainda podem chegar.`,
  undo: 'Subscrever de novo',
  undoing: 'Um momento…',
  undone: 'Subscrição reativada',
  undoneText: (organisation, email) =>
    `${organisation} pode voltar a enviar e-mails para ${email}.`,
  notFound: {
    title: 'Link não encontrado',
    text: 'Este link está incompleto ou não é válido. Abra-o novamente a partir do e-mail ou escreva aos organizadores.',
  },
  unreachable: {
    title: 'Não foi possível carregar a página',
    text: 'Verifique a sua ligação e tente novamente.',
    retry: 'Tentar novamente',
    retrying: 'A tentar…',
  },
  failed: 'Não funcionou. Verifique a sua ligação e tente novamente.',
}
