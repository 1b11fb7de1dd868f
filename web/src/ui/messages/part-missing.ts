/** Code or texts of a part of the page did not come. */
export class PartMissing extends Error {
  static because = (cause: unknown): never => {
    throw new PartMissing(String(cause), { cause })
  }
}
