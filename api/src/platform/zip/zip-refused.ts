export type ZipFault = 'not-a-zip' | 'unsafe-name' | 'too-large' | 'too-many' | 'password'

/** Why a ZIP is not unpacked. */
export class ZipRefused extends Error {
  override name = 'ZipRefused'
  readonly fault: ZipFault

  constructor(fault: ZipFault) {
    super(`The ZIP was refused: ${fault}`)
    this.fault = fault
  }
}
