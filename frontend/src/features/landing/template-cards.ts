/* The eight templates of the designer as the landing page shows them; a test compares them with the product's. */
import type { Drawing } from '@/plan/drawing'

export type TemplateCard = {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly load: () => Promise<Drawing>
}

export const templateCards: readonly TemplateCard[] = [
  {
    id: 'wedding-reception',
    name: 'Wedding Reception',
    text: 'A head table of 10, 18 rounds of 8, a dance floor, DJ and bar.',
    load: async () =>
      (await import('@/generated/drawings/templates/wedding-reception.gen')).weddingReception,
  },
  {
    id: 'corporate-dinner',
    name: 'Corporate Dinner',
    text: '15 rectangular tables of 6 in front of a stage with screen and podium.',
    load: async () =>
      (await import('@/generated/drawings/templates/corporate-dinner.gen')).corporateDinner,
  },
  {
    id: 'classroom',
    name: 'Training Room',
    text: '32 tables of 2 facing the screen, with aisles in the middle and at the sides.',
    load: async () => (await import('@/generated/drawings/templates/classroom.gen')).classroom,
  },
  {
    id: 'conference',
    name: 'Board Meeting',
    text: 'One oval table of 20 with a screen, a whiteboard and coffee.',
    load: async () => (await import('@/generated/drawings/templates/conference.gen')).conference,
  },
  {
    id: 'cocktail-party',
    name: 'Cocktail Party',
    text: '26 high tables of 4 with bar stools, two bars and a DJ.',
    load: async () =>
      (await import('@/generated/drawings/templates/cocktail-party.gen')).cocktailParty,
  },
  {
    id: 'banquet-hall',
    name: 'Banquet Hall',
    text: 'A head table of 10 and 24 rounds of 10, with bars and buffets along the walls.',
    load: async () => (await import('@/generated/drawings/templates/banquet-hall.gen')).banquetHall,
  },
  {
    id: 'intimate-dinner',
    name: 'Intimate Dinner',
    text: '6 square tables of 4 in a small room with a sideboard.',
    load: async () =>
      (await import('@/generated/drawings/templates/intimate-dinner.gen')).intimateDinner,
  },
  {
    id: 'graduation',
    name: 'Graduation',
    text: '320 chairs in three sections in front of a stage with a podium and 8 seats.',
    load: async () => (await import('@/generated/drawings/templates/graduation.gen')).graduation,
  },
]
