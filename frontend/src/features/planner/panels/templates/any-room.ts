/* The setup that belongs to no template: seating in whatever room the plan has. */
export const ANY_ROOM = 'any-room'
