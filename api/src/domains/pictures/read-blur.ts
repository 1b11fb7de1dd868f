/** The type and the bytes inside a data address. */
export function readBlur(address: string): { type: string; bytes: Buffer } {
  const [, type = '', base64, content = ''] = /^data:([^;,]+)(;base64)?,(.*)$/s.exec(address) ?? []
  const bytes = base64 ? Buffer.from(content, 'base64') : Buffer.from(decodeURIComponent(content))
  return { type, bytes }
}
