/* Names of downloaded files. */

/** Characters that some file system refuses, and invisible ones. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is taken out
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]+/g

/** Returns `Spring gala.json` for an event of that name; an event without a usable name gives `floor-plan.json`. */
export function fileName(eventName: string, ending: string): string {
  const stem = eventName
    .replaceAll(REFUSED, '-')
    .replaceAll(/^[\s.-]+|[\s.-]+$/g, '')
    .slice(0, 120)
  return `${stem === '' ? 'floor-plan' : stem}.${ending}`
}
