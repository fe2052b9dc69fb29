/* What the members of an organisation may do, in words. */

/** The roles, the mightiest first. This folder knows no wire: that they are its roles is checked where both meet. */
export const roles = ['owner', 'planner', 'viewer', 'door-staff'] as const

type Role = (typeof roles)[number]

const words: Record<Role, { label: string; text: string }> = {
  owner: {
    label: 'Owner',
    text: 'Everything, including settings, members and invitations.',
  },
  planner: {
    label: 'Planner',
    text: 'Creates and changes events, floor plans, guests and seating, and sends mail.',
  },
  viewer: {
    label: 'Viewer',
    text: 'Sees events, floor plans and who sits where, but changes nothing.',
  },
  'door-staff': {
    label: 'Door staff',
    text: 'Sees events, floor plans and who sits where, and marks guests as arrived.',
  },
}

/** “Door staff” for `door-staff`. */
export function roleLabel(role: Role): string {
  return words[role].label
}

/** What a role may do, in one sentence. */
export function roleText(role: Role): string {
  return words[role].text
}
