/*
 * What several screens share comes in two files instead of forty: on a slow network every file costs a round trip, and a
 * browser keeps six connections. Icons and small parts that are not named here come with others that the same screens use.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { designerChunk, importedAtOnce } from './designer-chunk.config'

const icons = 'node_modules/lucide-react/dist/esm/icons'

/** Matches files of a folder by their names without extension; a name without a file fails the build. */
function files(folder: string, ...names: readonly string[]): RegExp {
  for (const name of names) {
    const places = ['.ts', '.tsx', '.mjs'].map((extension) => `./${folder}/${name}${extension}`)
    if (!places.some((place) => existsSync(new URL(place, import.meta.url)))) {
      throw new Error(`no module ${folder}/${name}; was it renamed?`)
    }
  }
  return new RegExp(`/${folder}/(${names.join('|')})\\.(tsx?|mjs)$`)
}

function anyOf(...patterns: readonly RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id))
}

/** What nearly every screen needs: the client of the API, small controls, dates. */
const base = anyOf(
  /node_modules\/(openapi-fetch|@tanstack\/(query-core|react-query))\/(?!.*[iI]nfinite)/,
  /node_modules\/lucide-react\/dist\/esm\/(shared\/|context|Icon|createLucideIcon)/,
  files(icons, 'calendar-days', 'circle-exclamation-point', 'map-pin', 'plus', 'search'),
  files('src/api', 'auth', 'client', 'early', 'errors', 'keys', 'session', 'site'),
  files('src/lib', 'dates', 'email', 'first-letter', 'initials'),
  files('src/lib', 'return-path', 'words'),
  files('src/ui', 'Badge', 'Card', 'Field', 'Input', 'loadable', 'Skeleton', 'SkipLink'),
)

/** What the screens of an organiser have around and above them. */
const frame = anyOf(
  /node_modules\/@radix-ui\/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|tabs|use-[a-z-]+))\//,
  files(
    icons,
    ...[
      'armchair',
      'calendar-plus',
      'circle-check',
      'drafting-compass',
      'file-down',
      'layout-dashboard',
    ],
    ...['eye', 'eye-off', 'menu', 'moon', 'pencil', 'sun', 'trash', 'users'],
    ...['chevron-right', 'triangle-exclamation-point'],
  ),
  files('src/api', 'events', 'guests', 'plan', 'seating', 'use-change'),
  files('src/lib', 'capitalised', 'current-event', 'days-until', 'files', 'media'),
  files(
    'src/ui',
    'Checkbox',
    'IconButton',
    'PageHeader',
    'PopupButton',
    'StatTile',
    'Tabs',
    'Tooltip',
  ),
)

/** The parts of the shell come with it. */
const shell = /\/src\/app\//
const isInShell = importedAtOnce(
  fileURLToPath(new URL('./src/app/OrganiserLayout.tsx', import.meta.url)),
  shell,
)

/** What the screens of organisers have in common with the forms of guests. */
const controls = anyOf(
  files(icons, 'check', 'circle-alert', 'scan-line', 'x'),
  files('src/lib', 'event-accent'),
  files('src/ui', 'toast'),
)

/** Short messages; a seat finder fetches them with its first one. */
const toaster = files('src/ui', 'Toaster', 'bottom-bars')

/** The same for what comes with a form only. */
const formControls = anyOf(
  files('src/api', 'field-problems'),
  files(icons, 'chevron-down', 'info', 'user-plus'),
  files('src/ui', 'Avatar', 'Select', 'Textarea'),
)

/** The words of guests, in more than one language: the finder of organisers and the preview of a form. */
const guestWords = anyOf(
  files(icons, 'languages'),
  files('src/lib', 'guest-words', 'language', 'lazy-language'),
  files('src/ui', 'LanguageSwitch', 'MapLink'),
)

/** What the two finders of organisers have in common before anything was found. */
const finder = anyOf(
  /\/src\/guest-pages\/(?!address\/guest-paths)/,
  files(
    'src/features/seat-finder',
    ...['FailureCard', 'FinderFrame', 'found', 'lazy', 'search-failure', 'texts'],
    ...['use-finder-language', 'finder-address', 'FinderPage', 'large-input', 'OtherWay'],
    ...['use-search', 'EventCodeForm', 'languages/en', 'translations'],
  ),
)

/** What every drawing of a plan is made of. */
const planPrimitives = files('src/plan', 'colours', 'SvgImage', 'SvgPrimitive')

/** The window onto a drawing, for guests and organisers. */
const viewport = anyOf(/\/src\/plan\/viewer\//)

/** The questions of a designed form: what guests answer and organisers preview. Other languages than English come later. */
const guestForm = /\/src\/guest-form\/(?!languages\/(?!en\.)|translations)/

/** The form kit. Public pages have no forms of this kind, and the designer fetches it with its first form. */
const forms = anyOf(/node_modules\/react-hook-form\//, /\/src\/ui\/form\//)

/** The calls of mail to guests, kept out of the chunks that other screens share. */
const mail = files('src/api', 'email-keys', 'emails')

/** Icons of mail that other screens have as well; left to the threshold below, they come with a panel. */
const mailIcons = anyOf(
  files(icons, 'ban', 'clock', 'send', 'smartphone', 'star'),
  files('src/lib', 'debounced-value'),
)

/** Icons of editors, and that of the QR code: each is small, and left alone merged with what guests do not need. */
const editIcons = files(
  icons,
  ...[
    'camera',
    'door-open',
    'eraser',
    'mouse-pointer-2',
    'move',
    'redo-2',
    'rotate-ccw',
    'user-round',
  ],
)
const qrIcon = files(icons, 'qr-code')

/** An icon of the walk to a seat, which would bring those of mail along. */
const pauseIcon = files(icons, 'pause')

/** Search above a list, and its state in the address. */
const listTools = anyOf(files('src/lib', 'list-state'), files('src/ui', 'SearchField'))

/** What a device keeps for the door. */
const checkInData = files('src/lib', 'check-in-data', 'indexed-db')

/** Rows as a table or as cards, with icons of the largest table. */
const dataTable = anyOf(
  files(icons, 'arrow-down', 'arrow-up', 'chevron-up', 'users-round'),
  files('src/ui', 'DataTable'),
  /\/src\/ui\/data-table\//,
)

/** An icon of the designer, which would come with the lists of guests otherwise. */
const boxIcon = files(icons, 'box')

/** An icon of found seats and of the designer, which would come with the lists of guests otherwise. */
const accessIcon = files(icons, 'accessibility')

/** What is left of what more than one chunk needs: icons, controls, calls. */
const parts =
  /\/src\/(api|events|generated|guests|lib|plan|ui)\/|\/lucide-react\/dist\/esm\/icons\//

/** Parts of fewer bytes than this, before they are made small, come with others that nearly the same screens need. */
const fewBytes = 1200

/** The hand on the camera of the viewer and the landing page. The designer has a hand of its own. */
const planCamera = files('src/plan/camera', 'gestures', 'rules', 'use-camera')

/** The camera and the icons of all that shows a plan: the designer, the viewer and the landing page. */
const planIcons = anyOf(
  files('src/plan/camera', 'camera', 'input'),
  files(icons, 'maximize', 'minus', 'play'),
  /\/src\/plan\/tokens\.css$/,
)

export const sharedChunks = {
  groups: [
    // What the entry needs is taken first, so that nothing of it goes where the others are.
    { name: 'app', tags: ['$initial' as const], priority: 4 },
    { name: 'base', test: base, priority: 3 },
    { name: 'controls', test: controls, priority: 3 },
    { name: 'toaster', test: toaster, priority: 3 },
    { name: 'form-controls', test: formControls, priority: 3 },
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        frame(id) || isInShell(id, context) ? 'frame' : null,
      test: (id: string) => frame(id) || shell.test(id),
      priority: 2,
    },
    { name: 'guest-words', test: guestWords, priority: 3 },
    { name: 'tables-pattern', test: files('src/events', 'TablesPattern'), priority: 3 },
    { name: 'finder', test: finder, priority: 3 },
    { name: 'places', test: files('src/guests', 'places', 'rsvp'), priority: 3 },
    { name: 'guest-form', test: guestForm, priority: 2 },
    // Before the forms, which would take it along: the designer searches guests without a form.
    { name: 'combobox', test: /\/src\/ui\/combobox\//, priority: 3 },
    { name: 'forms', test: forms, priority: 2 },
    { name: 'mail', test: mail, priority: 2 },
    { name: 'mail-icons', test: mailIcons, priority: 2 },
    { name: 'tab', test: files('src/lib', 'tab-in-address'), priority: 3 },
    { name: 'edit-icons', test: editIcons, priority: 2 },
    { name: 'qr-icon', test: qrIcon, priority: 3 },
    { name: 'pause-icon', test: pauseIcon, priority: 3 },
    { name: 'list-tools', test: listTools, priority: 2 },
    { name: 'data-table', test: dataTable, priority: 2 },
    { name: 'check-in-data', test: checkInData, priority: 2 },
    { name: 'box-icon', test: boxIcon, priority: 3 },
    { name: 'access-icon', test: accessIcon, priority: 3 },
    { name: 'plan-icons', test: planIcons, priority: 3 },
    { name: 'plan-camera', test: planCamera, priority: 3 },
    { name: 'plan-primitives', test: planPrimitives, priority: 2 },
    { name: 'viewport', test: viewport, priority: 2 },
    // Left to the threshold below, wishes end in two chunks that import each other.
    {
      name: 'wishes',
      test: files('src/guests/wishes', 'wish-words', 'same-wish', 'wish-people'),
      priority: 2,
    },
    {
      name: 'shared',
      test: parts,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: fewBytes,
      priority: 1,
    },
    // Last: it takes along what only the designer uses.
    designerChunk(0),
  ],
}

/** Rolldown names a chunk of shared parts after all who share it, which says nothing in an address. */
export function chunkFileNames({ name }: { readonly name: string }): string {
  return `assets/${name.split('~')[0] ?? name}-[hash].js`
}
