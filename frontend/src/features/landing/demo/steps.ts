/* The four steps of the demo: how an event comes about, from its name to the invitation. */

export interface DemoStep {
  readonly title: string
  readonly text: string
}

export const demoSteps = [
  {
    title: 'Create Your Event',
    text: 'A name, a date and a venue are enough. Everything else can come later.',
  },
  {
    title: 'Design Floor Plan',
    text: 'Take things from the palette and put them where they will stand: a round table, the stage, the bar, the entrance.',
  },
  {
    title: 'Import Guest List',
    text: 'From Excel, from CSV, or by hand. Then let automatic seat assignment find a chair for everybody.',
  },
  {
    title: 'Send Invitations',
    text: 'Each guest gets an e-mail with a QR code of their own. It opens the page with their table and seat.',
  },
] as const satisfies readonly DemoStep[]
