import { PictureRefused, type PictureFault } from '#platform/pictures/picture-refused.ts'
import { SheetRefused, type SheetFault } from '#platform/spreadsheets/sheet-limits.ts'
import { ZipRefused, type ZipFault } from '#platform/zip/zip-refused.ts'

/** The process that looked into a file died over it, or was ended because it took too much memory or time. */
export class FileTooHeavy extends Error {
  override name = 'FileTooHeavy'

  constructor(options?: ErrorOptions) {
    super(
      'We could not look into this file: it takes too much memory or time. Please save it anew, or send a smaller one.',
      options,
    )
  }
}

/** The refusal of a file as it was thrown in the process of its own. */
export function refusalOf({ name, fault, message }: { name: string; fault: string; message: string }): Error {
  if (name === 'SheetRefused') return new SheetRefused(fault as SheetFault)
  if (name === 'ZipRefused') return new ZipRefused(fault as ZipFault)
  if (name === 'PictureRefused') return new PictureRefused(fault as PictureFault, undefined, message)
  return new Error(`A file was refused in a way that is not known: ${name} ${fault}`)
}
