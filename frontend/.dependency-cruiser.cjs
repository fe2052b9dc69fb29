/* Who may know whom. Each folder of src lists what it may import; everything else of src is refused. */

/** Folders that import only those before them in a list. */
const downwards = (root, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${root}/${folder.replace(/\W+$/, '')}-imports-downwards`,
    comment: `src/${root}/${folder} is below ${folders.slice(index + 1).join(', ')}.`,
    severity: 'error',
    from: { path: `^src/${root}/${folder}`, pathNot: '\\.test\\.tsx?$|/testing/' },
    to: { path: `^src/${root}/(${folders.slice(index + 1).join('|')})` },
  }))

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
    // The kernel of the designer knows none of its features.
    may('canvas', 'generated', 'lib', 'api', 'ui', 'plan', 'guests'),
    may('events', 'lib', 'api', 'ui'),
    may('guest-form', 'lib', 'api', 'ui'),
    may('guest-pages', 'lib', 'api', 'ui'),
    may(
      'features',
      ...['canvas', 'events', 'guests', 'guest-form', 'guest-pages', 'plan'],
      ...['generated', 'lib', 'api', 'ui'],
    ),
    may('app', 'features', 'events', 'guest-pages', 'lib', 'api', 'ui'),
    may('guest-app', 'features', 'guest-form', 'guest-pages', 'lib', 'ui'),
    {
      name: 'features-do-not-know-each-other',
      comment:
        'Two features meet in src/app, never in one another. The seat assignment is one of the capabilities that the designer lists.',
      severity: 'error',
      from: {
        path: '^src/features/([^/]+)/',
        pathNot: [
          '^src/features/designer/(capabilities|FloorPlannerPage)\\.tsx?$',
          '^src/features/(designer|seating)/.*\\.test\\.tsx?$',
          '^src/features/designer/testing/',
        ],
      },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'the-designer-knows-seating-from-outside',
      comment: 'It lists the capability, and its page connects it to the event.',
      severity: 'error',
      from: { path: '^src/features/designer/(capabilities|FloorPlannerPage)\\.tsx?$' },
      to: {
        path: '^src/features/',
        pathNot: '^src/features/(designer/|seating/(capability|SeatingOfEvent)\\.tsx?$)',
      },
    },
    ...downwards('canvas', [
      ...['store/', 'shapes/', 'seats/', 'text/', 'hand/', 'painting/', 'ports', 'camera/'],
      ...[
        'document/',
        'env',
        'context',
        'capability',
        'edits/',
        'focus/',
        'actions/',
        'hooks/',
        'fields/',
      ],
      ...['controls/', 'placing/', 'drawing/', 'viewport/', 'presence/'],
    ]),
    ...downwards('features/designer', [
      ...['objects/', 'room/', 'images/', 'outline/', 'numbering/', 'arrange/'],
      ...['files/', 'settings/', 'chairs/', 'properties/', 'templates/', 'view3d/'],
      ...['measure/', 'layers/', 'checks/', 'presence/', 'session/', 'screen/'],
      ...['use-open-designer', 'FloorPlannerPage'],
    ]),
    {
      name: 'capabilities-know-the-canvas-only',
      comment:
        'What two capabilities share is below both, in src/canvas; what one adds to another is in its `Capability`.',
      severity: 'error',
      from: {
        path: '^src/features/designer/([^/]+)/',
        pathNot: '\\.test\\.tsx?$|/testing/|^src/features/designer/(screen|session)/',
      },
      to: {
        path: '^src/features/designer/[^/]+/',
        pathNot: '^src/features/designer/$1/',
      },
    },
    {
      name: 'gestures-and-plan-know-no-react',
      comment: 'Gestures and the document are values in, values out.',
      severity: 'error',
      from: {
        path: '^src/(canvas/(store|shapes|text|document|edits)|features/designer/.+/gestures|plan)/',
        pathNot: '\\.tsx$|\\.test\\.tsx?$|/testing/',
      },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'only-the-root-knows-the-designer',
      comment: 'Everything else takes `Env`, which is below it.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/features/designer/(use-open-designer|testing/fixture)\\.ts$',
      },
      to: { path: '^src/features/designer/designer\\.ts$' },
    },
    {
      name: 'guests-know-no-organisers',
      comment:
        'The pages for guests have an entry of their own, small enough for a slow line: no router, cache or form kit of organisers.',
      severity: 'error',
      from: {
        path: '^src/(guest-main|guest-app/|guest-form/|guest-pages/|features/(confirm-answer|rsvp|seat-finder|ticket|unsubscribe|your-data)/)',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: {
        path: 'node_modules/(@?radix-ui|react-router|@tanstack|react-hook-form|openapi-fetch)|^src/(app|canvas|features/(designer|seating))/|^src/api/(client|keys|session)\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'only-the-entry-knows-the-guest-app',
      comment:
        'Organisers see finders as features; the entry of guests is no part of their application.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(guest-(main|prerender)\\.tsx$|guest-app/)|\\.test\\.tsx?$|/testing/',
      },
      to: { path: '^src/guest-app/' },
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
    exclude: {
      path: 'node_modules/(?!(@?radix-ui|react-router|@tanstack|react-hook-form|openapi-fetch))',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
