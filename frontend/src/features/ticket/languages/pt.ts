/* The texts of a guest's ticket, in Portuguese. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'O seu bilhete',
  loading: 'A carregar o seu bilhete…',
  kept: (when) => `Guardado neste dispositivo: ${when}. Sem ligação, pode já ter mudado.`,
  facts: { date: 'Data', venue: 'Local' },
  guest: 'Convidado',
  table: 'Mesa',
  seat: 'Lugar',
  noSeat: 'O seu lugar ainda não foi atribuído. Aparecerá nesta página.',
  scan: 'Mostre este código à entrada',
  qrAlt: (name) => `Código QR do bilhete de ${name}`,
  code: 'Código',
  meal: 'Menu',
  dietary: 'Restrições alimentares',
  specialRequests: 'Pedidos especiais',
  addToCalendar: 'Adicionar ao calendário',
  saveImage: 'Guardar como imagem',
  appleWallet: 'Adicionar à Apple Wallet',
  googleWallet: 'Adicionar à Carteira do Google',
  print: 'Imprimir bilhete',
  findSeat: 'Encontrar o meu lugar',
  cancelled: {
    title: 'Evento cancelado',
    text: 'Este evento foi cancelado. O seu bilhete já não é válido.',
  },
  past: { title: 'Este evento já terminou', text: 'Obrigado pela sua presença.' },
  notFound: {
    title: 'Bilhete não encontrado',
    text: 'Este link é desconhecido ou foi substituído por outro mais recente. Use o link do seu último e-mail.',
  },
  unreachable: {
    title: 'Não foi possível carregar o bilhete',
    text: 'Verifique a sua ligação e tente novamente.',
    retry: 'Tentar novamente',
    retrying: 'A tentar…',
  },
}
