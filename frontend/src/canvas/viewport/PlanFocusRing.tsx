/*
 * The focus ring of the plan region. An outline of the region itself would be painted below its canvases, so the ring
 * is a border above them.
 */

/** Renders the ring; the region around it is the `group` whose focus it shows. */
export function PlanFocusRing() {
  return (
    <span
      aria-hidden
      data-focus-ring
      className="pointer-events-none absolute inset-0 z-10 hidden border-2 border-accent group-focus-visible:block"
    />
  )
}
