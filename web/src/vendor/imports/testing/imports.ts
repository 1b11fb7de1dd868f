import { importFieldNames, type ImportField } from '@haat/contract/domains/imports.rules.ts'
import type {
  Import,
  ImportFieldChoice,
  ImportProblem,
  ImportResult,
} from '@haat/contract/domains/imports.ts'

export const importId = '7f0c2f5e-5d0a-4a58-9a3e-0c9d6d1b2a11'

export const makeRowCounts = (given: Partial<Import['rows']> = {}): Import['rows'] => ({
  total: 240,
  checked: 0,
  new: 0,
  changed: 0,
  same: 0,
  errors: 0,
  leftOut: 0,
  ...given,
})

export const makeListingCounts = (given: Partial<Import['listings']> = {}): Import['listings'] => ({
  total: 0,
  done: 0,
  new: 0,
  changed: 0,
  drafts: 0,
  failed: 0,
  undone: 0,
  kept: 0,
  ...given,
})

export const makeImport = (given: Partial<Import> = {}): Import => ({
  id: importId,
  state: 'columns',
  fileName: 'mangsir-winter.csv',
  fileKind: 'csv',
  fileBytes: 61_000,
  areColumnsRemembered: false,
  columns: [
    { header: 'Item code', field: 'sku', samples: ['SHL-SD', 'SHL-ST-IN'] },
    { header: 'Rate', field: 'price', samples: ['2350'] },
    { header: 'Remarks', field: null, samples: [] },
  ],
  rows: makeRowCounts(),
  listings: makeListingCounts(),
  pictures: { received: 0, faulty: 0 },
  workedFrom: null,
  workedUntil: null,
  createdAt: '2026-11-18T06:00:00.000Z',
  createdBy: 'Maya Shakya',
  stopReason: null,
  undoUntil: null,
  rowsDeletedAt: null,
  ...given,
})

/** After the dry run of the sheet. */
export const makeChecked = (given: Partial<Import> = {}): Import =>
  makeImport({
    state: 'checked',
    rows: makeRowCounts({ checked: 240, new: 60, changed: 150, same: 24, errors: 6 }),
    listings: makeListingCounts({ total: 180 }),
    ...given,
  })

export const makeProblem = (given: Partial<ImportProblem> = {}): ImportProblem => ({
  row: 17,
  field: 'price',
  value: 'Rs 2,350/-',
  code: 'not-a-number',
  data: {},
  mend: '2350',
  ...given,
})

export const makeResult = (given: Partial<ImportResult> = {}): ImportResult => ({
  listingId: '41',
  code: 'SHL-SD',
  title: { en: 'Dhaka shawl', ne: 'ढाका सल' },
  rows: [2, 3],
  outcome: 'failed',
  isDraft: false,
  failure: null,
  sentence: null,
  keptReasons: [],
  ...given,
})

const choice = (field: ImportField, isRequired = false): ImportFieldChoice => ({
  field,
  name: importFieldNames[field],
  isRequired,
})

export const fieldChoices: ImportFieldChoice[] = [
  choice('sku'),
  choice('nameEn', true),
  choice('category', true),
  choice('price'),
  choice('stock'),
  choice('dealUntil'),
  choice('pictures'),
  { field: 'particular.origin', name: { en: 'Made in', ne: 'उत्पादन भएको देश' }, isRequired: false },
]

/** An upload that goes as far as the test lets it. */
export class FakeUpload extends EventTarget {
  static all: FakeUpload[] = []
  upload = new EventTarget()
  status = 0
  response: unknown = null
  url = ''
  isAborted = false
  open = (_: string, url: string) => void (this.url = url)
  setRequestHeader = () => {}
  send = () => void FakeUpload.all.push(this)
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.dispatchEvent(new Event('load'))
  }
  lose() {
    this.dispatchEvent(new Event('error'))
  }
}
