/** Bytes that contain a nonce, and its positions. All nonces have the same length. */
export interface NonceTemplate {
  bytes: Buffer
  places: readonly number[]
}

export function nonceTemplate(bytes: Buffer, nonce: Buffer): NonceTemplate {
  const places: number[] = []
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) places.push(at)
  return { bytes, places }
}

/** Writes into the template itself, which keeps the nonce that was written last. */
export function writeInto({ bytes, places }: NonceTemplate, nonce: Buffer): Buffer {
  for (const at of places) nonce.copy(bytes, at)
  return bytes
}

export const fillIn = (template: NonceTemplate, nonce: Buffer): Buffer =>
  writeInto({ bytes: Buffer.from(template.bytes), places: template.places }, nonce)
