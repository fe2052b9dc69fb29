/* The colour of an event on a page for guests. */

/** Buttons, boxes and focus rings take the colour of the event inside an element with its accent. */
export const inEventColour =
  '[--accent:var(--event-fill)] [--accent-hover:var(--event-ink)] [--accent-soft:var(--event-soft)] [--on-accent:var(--event-on-fill)]'
