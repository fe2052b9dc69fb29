/* What guests read about their data, in Portuguese. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Os seus dados',
  holder: {
    title: 'Quem é responsável',
    event: (event) => `O organizador de ${event} é responsável pelos seus dados.`,
    organisation: (organisation) => `${organisation} é responsável pelos seus dados.`,
    unknown: 'O organizador do evento para o qual recebeu convite é responsável pelos seus dados.',
    ask: 'Contacto:',
    askUnknown: 'Encontra um contacto no seu convite, ou pode responder-lhe.',
  },
  kept: {
    title: 'O que é guardado',
    points: [
      'O seu nome, e o endereço e o número que o organizador tem ou que indicou.',
      'As suas respostas. O menu e as restrições alimentares servem para preparar o evento.',
      'A sua mesa, o seu lugar e a hora a que chegou.',
      'Os e-mails que lhe foram enviados.',
    ],
    who: 'A equipa do organizador vê estes dados. Quem souber o seu código, ou o seu nome numa pesquisa de lugares, vê a sua mesa e o seu lugar.',
  },
  howLong: {
    title: 'Durante quanto tempo',
    text: 'Até o organizador os apagar, ou até à data que definiu. As cópias de segurança do servidor mantêm-nos mais algumas semanas.',
  },
  rights: {
    title: 'Copiar, corrigir, apagar',
    points: [
      'Cópia: peça ao organizador. Tem um botão, «Download personal data».',
      'Correção: abra novamente o seu link pessoal enquanto for possível alterar respostas, ou peça ao organizador.',
      'Apagar: peça ao organizador. Tem um botão, «Erase for good».',
      'Sem mais e-mails: use o link de cancelamento que vem em qualquer um deles.',
    ],
  },
  server: 'Sobre este site: privacidade (em inglês)',
}
