import type { ImportFileFault, ImportZipFault } from '@haat/contract/domains/imports.rules.ts'

/** `limit` is the most that there may be. */
type Refusal = string | ((limit: string) => string)

/** Why a file is not taken, and what can be done. */
export const importRefusals = {
  file: {
    notSheet:
      'This is neither a CSV file nor an Excel file (XLSX). Save your table as one of these and choose it again.',
    oldExcel:
      'This is a workbook of an old Excel (XLS). Open it, save it as XLSX or CSV, and choose that file.',
    password: 'This file is locked with a password. Save it without one and choose it again.',
    damaged:
      'This Excel file is damaged or did not arrive whole. Open it, save it again, and choose it again.',
    unsafeNames:
      'Inside this file there are names that lead elsewhere, such as ../. A spreadsheet has none, so we did not open it. Save your table anew.',
    unpacksTooLarge: (limit) =>
      `Unpacked this file would be larger than ${limit} MB, so we did not open it. Take pictures and other sheets out, or make two files of it.`,
    tooManyParts:
      'There is too much inside this file beside the table. Save the sheet alone, as a new file or as CSV.',
    encoding:
      'Some letters of this file are broken, or in an encoding that we do not know. Save it as “CSV UTF-8” or as XLSX.',
    empty: 'This file is empty.',
    oneColumn:
      'We found only one column. In a CSV file commas, semicolons or tabs stand between the cells; save your table again, or as XLSX.',
    noHeader: 'The first row has to name the columns, such as SKU and Price. Add such a row on top.',
    noRows: 'Below the names of the columns there is no row. Add your products and choose the file again.',
    tooManyRows: (limit) =>
      `This file has more than ${limit} rows. Make several files of it and import one after the other.`,
    tooManyColumns: (limit) =>
      `This file has more than ${limit} columns. Take out those that are not needed.`,
    longCell: (limit) => `A cell of this file has more than ${limit} characters. Shorten it.`,
    longLine: (limit) => `A row of this file holds more than ${limit} MB of text. Shorten it.`,
    tooMuchText: (limit) =>
      `This file holds more than ${limit} MB of text. Make several files of it and import one after the other.`,
    tooComplex:
      'There is far more in this file than a table needs, so we stopped reading. Copy the rows to a new sheet and save that, or save them as CSV.',
    tooHeavy:
      'Reading this file took too much memory or time, so we stopped. Copy the rows to a new sheet and save that, or save them as CSV.',
  } satisfies Record<ImportFileFault, Refusal>,
  pictures: {
    notZip: 'This is no ZIP, or it did not arrive whole. Pack the pictures again and choose it again.',
    password: 'This ZIP is locked with a password. Pack the pictures without one.',
    unsafeNames:
      'Inside this ZIP there are names that lead elsewhere, such as ../, so we did not open it. Pack the pictures alone.',
    unpacksTooLarge: 'Unpacked this ZIP would be far larger than pictures are, so we did not open it.',
    tooManyParts: 'There are too many files in this ZIP. Send several smaller ones.',
    tooHeavy:
      'Unpacking this ZIP took too much memory or time, so we stopped. Pack the pictures anew, in several smaller ZIPs.',
    noPictures: 'There are no pictures in this ZIP. We take JPEG, PNG, WebP, GIF, AVIF, HEIC and TIFF.',
    tooManyPictures: (limit) =>
      `This is too much for one import: the most is ${limit}, with what came before.`,
  } satisfies Record<ImportZipFault, Refusal>,
}
