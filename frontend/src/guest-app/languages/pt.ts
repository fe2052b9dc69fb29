import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'A carregar…',
  version: {
    title: 'Há uma nova versão.',
    text: 'Guarde o que escreveu e recarregue a página. Até lá, algumas partes não abrem.',
    reload: 'Recarregar',
  },
  failure: {
    shown: 'Não foi possível mostrar esta parte.',
    rest: 'O resto da página continua a funcionar.',
    page: 'Não foi possível carregar a página',
    part: 'Não foi possível carregar.',
    replaced: 'Há uma nova versão. Guarde o que escreveu e recarregue a página.',
    connection: 'Verifique a sua ligação e tente novamente.',
    retry: 'Tentar novamente',
    retrying: 'A tentar…',
    close: 'Fechar',
    reload: 'Recarregar a página',
  },
  broken: {
    title: 'Não foi possível mostrar a página',
    text: 'Tente novamente ou recarregue a página.',
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'Não há nada neste endereço. O link pode ser antigo ou faltar-lhe um carácter.',
  },
}
