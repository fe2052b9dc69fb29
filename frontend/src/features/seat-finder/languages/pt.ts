/* The seat finders in Portuguese. */
import { result } from '@/features/seat-finder/result/languages/pt'
import { directions } from '@/features/seat-finder/result/languages/pt-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'pt'>['finder'] = {
  findSeat: { title: 'Encontrar lugar' },
  findMySeat: { title: 'Encontrar o meu lugar' },
  lookup: {
    title: 'Encontre o seu lugar',
    text: 'Insira o seu código para ver a sua mesa e o seu lugar.',
    looking: 'A procurar o seu lugar',
  },
  event: {
    loading: 'A carregar o evento…',
    code: 'Código do evento',
    codeHint: 'Está no link ou por baixo do código QR que recebeu.',
    codeMissing: 'Insira o código do seu evento',
    open: 'Continuar',
    other: 'Outro evento',
    missing: {
      title: 'Evento não encontrado',
      text: 'Nenhum evento tem este código. Verifique-o ou abra o link do seu convite.',
    },
    cancelled: { title: 'Evento cancelado', text: 'Este evento foi cancelado.' },
    past: {
      title: 'Este evento já terminou',
      text: 'Os lugares ficam visíveis até um dia depois do evento.',
    },
  },
  tabs: { legend: 'Como procurar', code: 'N.º do lugar / código QR', details: 'Dados pessoais' },
  form: {
    code: 'Código',
    hint: '6 letras e números, no seu bilhete e no e-mail com o seu lugar.',
    seatId: 'Número do lugar ou código QR',
    seatIdHint: 'O código de 6 caracteres do seu bilhete também serve.',
    codeOrName: 'O seu nome ou código',
    codeOrNameHint: 'O seu primeiro e último nome, ou o código de 6 caracteres do seu bilhete.',
    seatIdMissing: 'Insira o número do seu lugar ou o código QR',
    firstName: 'Primeiro nome',
    firstNameMissing: 'Insira o seu primeiro nome',
    lastName: 'Último nome',
    lastNameMissing: 'Insira o seu último nome',
    lastNameAsked: 'Insira o último nome tal como está no convite',
    mobile: 'Telefone móvel',
    mobileHint: 'Bastam os últimos 4 dígitos.',
    mobileMissing: 'Insira pelo menos os últimos 4 dígitos',
    query: 'Nome, e-mail ou telefone',
    queryPlaceholder: 'Nome, e-mail ou telefone…',
    search: 'Procurar',
    clear: 'Limpar',
    submit: 'Encontrar o meu lugar',
    pending: 'A procurar…',
    codeIncomplete: 'O código tem 6 letras e números',
    lookAlike: 'Os códigos nunca têm 0, O, 1 nem I. Verifique esse caráter.',
  },
  scan: 'Ler código QR',
  found: { title: 'Convidado encontrado!', welcome: (name) => `Boas-vindas, ${name}` },
  failure: {
    notFound: 'Convidado não encontrado',
    details: 'Verifique os seus dados e tente novamente.',
    scanned: 'Código QR ou número do lugar inválido. Tente novamente.',
    several: {
      title: 'Vários convidados correspondem',
      text: 'Mais do que um convidado tem estes dados. Insira o código do seu convite ou pergunte na receção.',
    },
    detailsNeeded: {
      title: 'Faltam dados',
      text: 'Insira o primeiro e o último nome e os últimos 4 dígitos do telefone móvel.',
    },
    numberNeeded: {
      title: 'É preciso o número completo',
      text: 'Este nome foi procurado muitas vezes. Insira o número de telefone completo.',
    },
    lastNameNeeded: {
      title: 'É preciso o último nome',
      text: 'Foram inseridos aqui muitos códigos errados. Para ver o seu lugar, insira também o último nome.',
    },
    tooMany: { title: 'Demasiadas pesquisas', text: 'Aguarde um minuto e tente novamente.' },
    unreachable: { title: 'Sem ligação', text: 'Verifique a sua ligação e tente novamente.' },
    broken: { title: 'A pesquisa não funcionou', text: 'Tente novamente dentro de momentos.' },
    codeNotFound: {
      title: 'Código não encontrado',
      text: 'Lamentamos, não encontrámos nenhum lugar com esse código. Verifique-o e tente novamente.',
      textWithName:
        'Lamentamos, não encontrámos nenhum lugar com esse código e último nome. Verifique ambos e tente novamente.',
    },
    retry: 'Tentar novamente',
  },
  otherWay: {
    code: 'Tem um código de 6 caracteres?',
    codeText: 'Está no seu e-mail de confirmação',
    name: 'Não tem o código à mão?',
    nameText: 'Procure por nome, e-mail ou telefone',
    noCode: 'Não tem o código à mão?',
    noCodeText: 'Procure com os seus dados pessoais',
  },
  dismiss: 'Fechar',
}

const later: FinderTranslation<'pt'>['later'] = {
  scan: {
    close: 'Fechar a câmara',
    camera: 'Câmara',
    point: 'Aponte para o seu código QR',
    refused:
      'O navegador não permite usar a câmara. Autorize-a nas definições deste site ou insira o código.',
    missing: 'Não há nenhuma câmara disponível. Insira o código.',
  },
  tips: [
    'Confirme que o nome está escrito como no convite',
    'Escreva juntos o primeiro e o último nome',
    'Ou use o e-mail ou o telefone da sua inscrição',
    'Pergunte aos organizadores ou na receção',
  ],
  person: {
    place: { table: 'Mesa', seat: 'Lugar' },
    directions: 'Ver o caminho',
    pending: {
      title: 'Lugar ainda por atribuir',
      text: 'Volte mais tarde ou contacte os organizadores.',
    },
    declined: {
      title: 'Não consta do plano de mesas',
      text: 'Informou que não poderia vir. Se isso mudou, contacte os organizadores.',
    },
    write: 'Escrever aos organizadores',
    again: 'Procurar novamente',
    status: {
      pending: 'Pendente',
      confirmed: 'Presença confirmada',
      assigned: 'Lugar atribuído',
      'checked-in': 'Já chegou',
      cancelled: 'Não vem',
    },
  },
}

export const texts: FinderTranslation<'pt'> = { finder, later, result, directions }
