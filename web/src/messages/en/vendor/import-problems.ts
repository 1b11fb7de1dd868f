/** What is wrong with a cell of a file, in one sentence. Figures come in the digits of the language. */
export const importProblems = {
  required: () => 'This is needed.',
  'both-languages': () => 'Write it in English and in Nepali.',
  'not-a-number': () => 'Write only the figure.',
  'not-whole': () => 'Write a whole number.',
  'too-low': ({ min }: ProblemData) =>
    min === undefined ? 'This is too little.' : `Must be ${min} or more.`,
  'too-high': ({ max }: ProblemData) => (max === undefined ? 'This is too much.' : `Must be ${max} or less.`),
  'too-long': ({ max }: ProblemData) => `At most ${max} letters.`,
  'yes-or-no': () => 'Write yes or no.',
  'sku-twice': ({ row }: ProblemData) => `Twice in this file, also in row ${row}.`,
  'sku-of-other': ({ listing }: ProblemData) => `Another product of yours has it: ${listing}.`,
  differs: ({ row, value }: ProblemData) => `Row ${row} of the same product says “${value}”.`,
  'category-unknown': () => 'There is no such category.',
  'category-closed': () => 'This category takes no new products.',
  'not-a-choice': () => 'This is none of the choices.',
  'not-a-duration': () => 'Write a time, such as 6 months.',
  'not-a-country': () => 'There is no such country.',
  'not-a-day': () => 'Write a day, such as 2083-08-29 or 2026-12-14.',
  'no-such-day': ({ month, days }: ProblemData) => `${month} has ${days} days.`,
  'deal-incomplete': () => 'A deal needs a price, a first and a last day.',
  'deal-past': () => 'This day is over.',
  'deal-far': ({ max }: ProblemData) => `At most ${max} days from today.`,
  'deal-order': () => 'The last day comes before the first.',
  'deal-long': ({ max }: ProblemData) => `A deal lasts ${max} days at most.`,
  'deal-not-below': () => 'The deal must be below the price.',
  'not-live-yet': () => 'This works once the product is in the shop.',
  'deal-runs': () => 'A deal runs now. End it first, or leave this as it is.',
  'above-mrp': ({ mrp }: ProblemData) => `Not above the MRP of Rs. ${mrp}.`,
  'stock-promised': ({ promised }: ProblemData) => `${promised} are promised to orders.`,
  'returns-not-allowed': () => 'This category takes nothing back.',
  'option-incomplete': () => 'An option needs its name and its value.',
  'variant-twice': ({ row }: ProblemData) => `The same choice as in row ${row}.`,
  'variant-missing': ({ missing }: ProblemData) => `A row is missing: ${missing}.`,
  'too-many-variants': ({ max }: ProblemData) =>
    max === undefined ? 'Too many variants.' : `At most ${max} variants.`,
  'none-offered': () => 'At least one variant must be on sale.',
  'too-many-pictures': ({ max }: ProblemData) => `At most ${max} pictures.`,
  'picture-missing': ({ name }: ProblemData) => `No ZIP has a file called ${name}.`,
  'picture-unreadable': ({ name }: ProblemData) => `${name} is no picture that we can read.`,
  'picture-too-large': ({ name }: ProblemData) => `${name} is too large.`,
  'picture-unreachable': ({ status }: ProblemData) =>
    status === undefined
      ? 'The address does not answer.'
      : status === '404' || status === '४०४'
        ? 'The address answers “not found”.'
        : `The address answers with ${status}.`,
  'picture-forbidden': () => 'This address cannot be reached from the internet.',
  unreadable: () => 'The cell holds a formula without a value, or an error.',
}

/** What a sentence names; the code of a problem says which of these there are. */
export type ProblemData = Readonly<Record<string, string | undefined>>
