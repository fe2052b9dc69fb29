/* The setup without a template: seating in the current room of the plan. */
export const ANY_ROOM = 'any-room'
