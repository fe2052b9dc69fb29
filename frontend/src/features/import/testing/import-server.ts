/* A server that previews, imports and undoes, for tests of the wizard. It answers by the plan that it is sent. */
import type { ImportPlan, ImportPreview, PastImport } from '@/api/schema'
import { anEvent, aTable, aUser } from '@/testing/builders'
import { fakeServer, type Routes } from '@/testing/fake-server'
import { fakeUploads, type FakeUpload } from '@/testing/fake-upload'
import { aJob } from '@/testing/jobs'

export function aPreview(fields: Partial<ImportPreview> = {}): ImportPreview {
  return {
    kind: 'xlsx',
    sheets: [{ name: 'Gäste', rows: 4 }],
    sheet: 'Gäste',
    headerRow: 4,
    titleRows: 3,
    columns: [
      aColumn(0, 'Vorname', 'firstName', ['Layla', 'Bronwen']),
      aColumn(1, 'Mail', 'email', ['layla@example.com', 'bronwen@example']),
      aColumn(2, 'Geschenk', null, ['Teeservice']),
    ],
    values: [],
    facts: [],
    families: { count: 0, guests: 0, made: false },
    counts: {
      rows: 4,
      add: 2,
      update: 0,
      known: 1,
      skipped: 1,
      problems: 0,
      parties: 0,
      seated: 0,
    },
    sample: [{ row: 5, name: 'Layla Haddad', email: 'layla@example.com', what: 'add' }],
    problems: [],
    groups: [],
    known: [],
    skipped: [{ row: 9, reason: 'This row is a total, not a guest.' }],
    ...fields,
  }
}

export function aColumn(
  index: number,
  name: string,
  field: ImportPreview['columns'][number]['field'],
  examples: string[],
): ImportPreview['columns'][number] {
  return {
    index,
    name,
    field,
    from: field === null ? 'none' : 'guessed',
    examples,
    firstCells: examples,
    filled: 4,
  }
}

export function aPastImport(fields: Partial<PastImport> = {}): PastImport {
  return {
    id: 'i-1',
    fileName: 'guests.xlsx',
    finishedAt: '2027-01-10T09:00:00Z',
    by: 'Nora Lind',
    added: 2,
    updated: 0,
    known: 1,
    skipped: 1,
    seated: 0,
    parties: 0,
    ...fields,
  }
}

export const organiser: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [anEvent()],
  'GET /api/events/e-1/guests': () => [],
  'GET /api/tables/e-1': () => [aTable()],
  'GET /api/events/e-1/imports': () => [],
}

type Refused = [status: number, body: unknown]

type Answers = {
  preview: (plan: ImportPlan, upload: FakeUpload) => ImportPreview | Refused
  /** Refuses the import. */
  importing?: () => Refused
  routes?: Routes
}

/** The imports of the server are those that ran, and can be undone. */
export function importServer({ preview, importing, routes = {} }: Answers) {
  const imports: PastImport[] = []
  const plans: ImportPlan[] = []
  const started: ImportPlan[] = []
  const uploads = fakeUploads((upload) => {
    const plan = planOf(upload)
    if (upload.path.endsWith('/jobs')) {
      if (importing !== undefined) {
        upload.answer(...importing())
        return
      }
      started.push(plan)
      imports.unshift(aPastImport())
      const result = { kind: 'guided-import', ...aPastImport() }
      upload.answer(202, { ...aJob({ state: 'succeeded' }), result })
      return
    }
    plans.push(plan)
    const answer = preview(plan, upload)
    if (Array.isArray(answer)) upload.answer(...answer)
    else upload.answer(200, answer)
  })
  const server = fakeServer({
    ...organiser,
    'GET /api/events/e-1/imports': () => imports,
    'POST /api/events/e-1/imports/i-1/undo': () => {
      imports[0] = aPastImport({ undoneAt: '2027-01-10T09:01:00Z' })
      return { batchId: 'b-1', changed: 2, skipped: [] }
    },
    ...routes,
  })
  return { ...server, uploads, plans, started }
}

function planOf({ form }: FakeUpload): ImportPlan {
  const plan = form.get('plan')
  return JSON.parse(typeof plan === 'string' ? plan : '{}') as ImportPlan
}
