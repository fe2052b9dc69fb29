/* The four steps of the demo: how an event comes about, from its name to the invitation. */

interface DemoStep {
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
    text: 'From Excel, CSV, Word or PDF, or by hand. Then automatic seat assignment finds a chair for everyone.',
  },
  {
    title: 'Send Invitations',
    text: 'Each guest gets an email with a link to answer and a QR code of their own. It finds their seat, and checks them in at the door.',
  },
] as const satisfies readonly DemoStep[]
