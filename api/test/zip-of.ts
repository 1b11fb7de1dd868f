import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

/** A ZIP with these files. */
export async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name)
  zip.end()
  return buffer(zip.outputStream as never)
}
