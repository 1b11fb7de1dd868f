import type { Bilingual } from '../shared/bilingual.ts'

/** A file of listings is at most so large, and holds at most so many rows and columns. */
export const importFileMaxBytes = 10_000_000
export const maxImportRows = 10_000
export const maxImportColumns = 120
/** Rows have the numbers that a spreadsheet shows beside them, and empty ones count there. */
export const lastImportRow = 1_048_576
/** A cell longer than the longest field can hold is cut nowhere; the file is refused. */
export const importCellMaxLength = 8_000
/** One row, as the line of a CSV file, and all cells together hold at most so much text. */
export const importRowMaxBytes = 1_000_000
export const importTextMaxBytes = 20_000_000
/** What a packed file may hold once it is unpacked. */
export const importUnpackedMaxBytes = 50_000_000
/** A ZIP with the pictures that the rows name. Several can be sent for one import. */
export const importPicturesMaxBytes = 60_000_000
export const maxImportPictures = 1_000
/** A whole import can be taken back for so long. */
export const importUndoHours = 24
/** One that nobody writes is put away after so long. */
export const importKeptHours = 48
/**
 * The rows of an import that is over are deleted after so many days, with what could not be written and what stayed; those of one
 * that was stopped before anything was written go with it. What came of it in numbers stays in the list of earlier imports.
 */
export const importRowDays = 30

export const importFileKinds = ['csv', 'xlsx'] as const
export type ImportFileKind = (typeof importFileKinds)[number]

/**
 * - columns: the file is read, and somebody says what its columns are
 * - checking: the dry run reads row after row; nothing is written
 * - checked: somebody mends what is wrong, or lets the good rows be written
 * - writing: listing after listing is written, whole or not at all
 * - written: can be undone until `undoUntil`
 * - undoing and undone: taken back but for what was sold or changed since
 * - stopped: ended before anything was written
 */
export const importStates = [
  'columns',
  'checking',
  'checked',
  'writing',
  'written',
  'undoing',
  'undone',
  'stopped',
] as const
export type ImportState = (typeof importStates)[number]
/** A shop has one import at a time in one of these. */
export const openImportStates = [
  'columns',
  'checking',
  'checked',
  'writing',
  'undoing',
] as const satisfies ImportState[]
/** In these the server works by itself, and the import changes without anybody's doing. */
export const busyImportStates = ['checking', 'writing', 'undoing'] as const satisfies ImportState[]
export const isImportBusy = (state: ImportState) =>
  (busyImportStates as readonly ImportState[]).includes(state)

/** Why an import ended before its end; a member's own wish, or that they no longer may. */
export const importStopReasons = ['by-member', 'member-removed', 'put-away'] as const
export type ImportStopReason = (typeof importStopReasons)[number]

/** Why a file of listings is refused. The answer names it as a field, and the browser has a sentence for each. */
export const importFileFaults = [
  /** Neither CSV nor XLSX. */
  'notSheet',
  /** A workbook of Excel from before 2007. */
  'oldExcel',
  'password',
  /** It begins like an XLSX, but cannot be read to its end. */
  'damaged',
  /** A ZIP, as an XLSX is one, with names that lead out of a folder. */
  'unsafeNames',
  'unpacksTooLarge',
  'tooManyParts',
  /** A text in an encoding that nobody can tell, or with letters that are broken. */
  'encoding',
  'empty',
  'oneColumn',
  'noHeader',
  'noRows',
  'tooManyRows',
  'tooManyColumns',
  'longCell',
  'longLine',
  'tooMuchText',
  /** Tags within tags, or more of them, more styles or more texts than a table needs. */
  'tooComplex',
  /** Whoever read it ran out of memory or time. */
  'tooHeavy',
] as const
export type ImportFileFault = (typeof importFileFaults)[number]
/** The same of a ZIP with pictures. */
export const importZipFaults = [
  'notZip',
  'password',
  'unsafeNames',
  'unpacksTooLarge',
  'tooManyParts',
  'tooHeavy',
  'noPictures',
  'tooManyPictures',
] as const
export type ImportZipFault = (typeof importZipFaults)[number]

/** How the server's work on an import can end; the shop is told of each. */
export const importEnds = ['written', 'partly-written', 'undone', 'partly-undone', 'stopped'] as const
export type ImportEnd = (typeof importEnds)[number]

/** Columns whose meaning the program knows, in the order of the template. Rows with one listing code are its variants. */
export const importFieldNames = {
  code: { en: 'Listing code', ne: 'सूची कोड' },
  sku: { en: 'SKU', ne: 'SKU' },
  nameEn: { en: 'Name (English)', ne: 'नाम (अङ्ग्रेजी)' },
  nameNe: { en: 'Name (Nepali)', ne: 'नाम (नेपाली)' },
  storyEn: { en: 'Story (English)', ne: 'विवरण (अङ्ग्रेजी)' },
  storyNe: { en: 'Story (Nepali)', ne: 'विवरण (नेपाली)' },
  category: { en: 'Category', ne: 'श्रेणी' },
  price: { en: 'Price, Rs.', ne: 'मूल्य, रु.' },
  stock: { en: 'Stock', ne: 'स्टक' },
  offered: { en: 'On sale', ne: 'बिक्रीमा' },
  paused: { en: 'Paused', ne: 'रोकिएको' },
  weight: { en: 'Weight, g', ne: 'तौल, ग्राम' },
  readyDays: { en: 'Ready in days', ne: 'तयार हुने दिन' },
  cash: { en: 'Cash on delivery', ne: 'क्यास अन डेलिभरी' },
  returnDays: { en: 'Days for returns', ne: 'फिर्ता गर्ने दिन' },
  dealPrice: { en: 'Deal price, Rs.', ne: 'छुट मूल्य, रु.' },
  dealFrom: { en: 'Deal from', ne: 'छुट सुरु' },
  dealUntil: { en: 'Deal until', ne: 'छुट अन्तिम दिन' },
  option1NameEn: { en: 'Option 1 (English)', ne: 'विकल्प १ (अङ्ग्रेजी)' },
  option1NameNe: { en: 'Option 1 (Nepali)', ne: 'विकल्प १ (नेपाली)' },
  option1ValueEn: { en: 'Value 1 (English)', ne: 'मान १ (अङ्ग्रेजी)' },
  option1ValueNe: { en: 'Value 1 (Nepali)', ne: 'मान १ (नेपाली)' },
  option2NameEn: { en: 'Option 2 (English)', ne: 'विकल्प २ (अङ्ग्रेजी)' },
  option2NameNe: { en: 'Option 2 (Nepali)', ne: 'विकल्प २ (नेपाली)' },
  option2ValueEn: { en: 'Value 2 (English)', ne: 'मान २ (अङ्ग्रेजी)' },
  option2ValueNe: { en: 'Value 2 (Nepali)', ne: 'मान २ (नेपाली)' },
  option3NameEn: { en: 'Option 3 (English)', ne: 'विकल्प ३ (अङ्ग्रेजी)' },
  option3NameNe: { en: 'Option 3 (Nepali)', ne: 'विकल्प ३ (नेपाली)' },
  option3ValueEn: { en: 'Value 3 (English)', ne: 'मान ३ (अङ्ग्रेजी)' },
  option3ValueNe: { en: 'Value 3 (Nepali)', ne: 'मान ३ (नेपाली)' },
  pictures: { en: 'Pictures', ne: 'तस्बिरहरू' },
} as const satisfies Record<string, Bilingual>
export type ImportField = keyof typeof importFieldNames
export const importFields = Object.keys(importFieldNames) as ImportField[]

/** A particular of the categories: `particular.origin`, and of words the Nepali ones: `particular.maker.ne`. */
export const particularFieldPattern = /^particular\.([a-z0-9][a-z0-9-]{0,39})(\.ne)?$/
export type ImportColumnField = ImportField | `particular.${string}`
export const isImportField = (text: string): text is ImportColumnField =>
  Object.hasOwn(importFieldNames, text) || particularFieldPattern.test(text)

/** What can be wrong with a cell; the browser has a sentence for each, made with `data` of the problem. */
export const importProblemCodes = [
  /** Empty, but needed. */
  'required',
  'both-languages',
  /** A figure that is none, such as "Rs 2,350/-"; a mend is suggested where one can be read. */
  'not-a-number',
  'not-whole',
  /** `min` */
  'too-low',
  /** `max` */
  'too-high',
  /** `max`, in letters */
  'too-long',
  'yes-or-no',
  /** Another row of the file has it: `row` */
  'sku-twice',
  /** Another listing of the shop has it: `listing` */
  'sku-of-other',
  /** Row `row` of the same listing says something else: `value` */
  'differs',
  'category-unknown',
  'category-closed',
  'not-a-choice',
  'not-a-duration',
  'not-a-country',
  'not-a-day',
  /** The month `month` (as 2083-08) has `days` days. */
  'no-such-day',
  'deal-incomplete',
  'deal-past',
  /** `max`, in days from today */
  'deal-far',
  'deal-order',
  /** `max`, in days */
  'deal-long',
  'deal-not-below',
  /** A deal, or a pause, of what is not in the shop yet. */
  'not-live-yet',
  'deal-runs',
  /** `mrp`, in rupees */
  'above-mrp',
  /** Fewer than are promised to orders: `promised` */
  'stock-promised',
  'returns-not-allowed',
  'option-incomplete',
  /** The same choice as in row `row` */
  'variant-twice',
  /** A combination of the options has no row: `missing` */
  'variant-missing',
  'too-many-variants',
  'none-offered',
  /** `max` */
  'too-many-pictures',
  /** No ZIP has a file of this name: `name` */
  'picture-missing',
  /** `name` */
  'picture-unreadable',
  /** `name` */
  'picture-too-large',
  /** The address answers with `status`, or not at all. */
  'picture-unreachable',
  /** The address is, or leads, where only this machine or a private network can go. */
  'picture-forbidden',
  /** A formula without a value, or an error of the spreadsheet. */
  'unreadable',
] as const
export type ImportProblemCode = (typeof importProblemCodes)[number]

/** What became of a listing, told after writing and after undoing. */
export const importOutcomes = [
  'new',
  'changed',
  'failed',
  /** Taken back by the undo, wholly. */
  'undone',
  /** Left by the undo, in part or wholly, because of `keptReasons`. */
  'kept',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]
export const importKeptReasons = ['sold', 'edited', 'price-changed', 'stock-changed', 'decided'] as const
export type ImportKeptReason = (typeof importKeptReasons)[number]
/** Why a listing could not be written although its rows were good when they were checked. */
export const importFailures = ['changed-meanwhile', 'refused'] as const
export type ImportFailure = (typeof importFailures)[number]
