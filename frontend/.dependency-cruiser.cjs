/* Who may know whom. Each folder of src lists what it may import; everything else of src is refused. */

const may = (folder, ...allowed) => ({
  name: `${folder}-knows-only-its-own`,
  comment: `src/${folder} may import only ${[folder, ...allowed].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: {
    path: '^src/',
    pathNot: [folder, ...allowed].map((name) => `^src/${name}/`),
  },
})

module.exports = {
  forbidden: [
    may('lib'),
    may('ui', 'lib'),
    may('api', 'generated', 'lib'),
    may('plan', 'generated', 'lib', 'api'),
    // The search for seats works in a copy of the plan; answers are shown in the words of the form.
    may('guests', 'generated', 'lib', 'api', 'ui', 'plan', 'guest-form'),
    may('events', 'lib', 'api', 'ui'),
    may('guest-form', 'lib', 'api', 'ui'),
    may('guest-pages', 'lib', 'api', 'ui'),
    may(
      'features',
      ...['events', 'guests', 'guest-form', 'guest-pages', 'plan'],
      ...['generated', 'lib', 'api', 'ui'],
    ),
    may('app', 'features', 'lib', 'api', 'ui'),
    {
      name: 'features-do-not-know-each-other',
      comment: 'Two features meet in src/app, never in one another.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'tools-and-plan-know-no-react',
      comment: 'Gestures and the document are values in, values out.',
      severity: 'error',
      from: {
        path: '^src/(features/planner/(tools|gestures)|plan)/',
        pathNot: '\\.tsx$|\\.test\\.tsx?$|/testing/',
      },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'gestures-are-known-by-their-list',
      comment:
        'Cursor, overlay, painter and chip follow the active gesture. A new gesture is one file and a line in gestures.ts.',
      severity: 'error',
      from: {
        path: '^src/features/planner/(hand|tools|canvas|designer|store)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^src/features/planner/gestures/' },
    },
    {
      name: 'only-the-root-knows-the-designer',
      comment: 'Features, gestures, actions and panels take `Env`, which is below them.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/features/planner/(hooks/use-open-designer|testing/fixture)\\.ts$',
      },
      to: { path: '^src/features/planner/designer/designer\\.ts$' },
    },
    {
      name: 'public-pages-know-no-radix',
      comment: 'The pages for guests load within 135 KB; Radix and the designer do not fit in.',
      severity: 'error',
      from: {
        path: '^src/features/(seat-finder/(SeatLookupPage|FindMySeatPage)|rsvp/(GuestFormPage|PartyFormPage)|ticket/TicketPage|unsubscribe/UnsubscribePage)\\.tsx$',
      },
      to: { path: 'radix-ui|react-hook-form|^src/features/planner', reachable: true },
    },
    {
      name: 'testing-only-from-tests',
      comment: 'Test helpers are not part of the product.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '/testing/' },
    },
    {
      name: 'no-circles',
      comment: 'Modules that need each other are one module.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment: 'A type that two modules need is below both.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/(?!radix-ui)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
