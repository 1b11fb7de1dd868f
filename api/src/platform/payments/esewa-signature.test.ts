import { describe, expect, it } from 'vitest'
import { readSignedReturn, requestFields, returnFields, signEsewa } from './esewa-signature.ts'

/** The key that eSewa has published for its test merchant. */
const secret = '8gBm/:&EnhH.1/q'

const published = {
  transaction_code: '000AWEO',
  status: 'COMPLETE',
  total_amount: '1000.0',
  transaction_uuid: '250610-162413',
  product_code: 'EPAYTEST',
  signed_field_names: returnFields.join(','),
}
const publishedSignature = '62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA='

const encode = (text: string) => Buffer.from(text).toString('base64')
const read = (values: object) => readSignedReturn(secret, encode(JSON.stringify(values)))

describe('signatures of eSewa', () => {
  it('are those of its documents', () => {
    const request = { total_amount: '110', transaction_uuid: '241028', product_code: 'EPAYTEST' }
    expect(signEsewa(secret, requestFields, request)).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=')
    expect(signEsewa(secret, returnFields, published)).toBe(publishedSignature)
  })

  it('are made over a bare number as it was written', () => {
    const text = JSON.stringify({ ...published, signature: publishedSignature })
    const bare = text.replace('"1000.0"', '1000.0')
    expect(JSON.parse(bare).total_amount).toBe(1000)
    expect(readSignedReturn(secret, encode(bare))).toMatchObject({ total_amount: '1000.0' })
  })

  it('are made over a thousand with its comma', () => {
    const values = { ...published, total_amount: '1,000.0' }
    const signature = signEsewa(secret, returnFields, values)
    expect(read({ ...values, signature })).toMatchObject({ total_amount: '1,000.0' })
    expect(read({ ...values, total_amount: '1000.0', signature })).toBeUndefined()
  })

  it('survive an address that turns a plus into a space', () => {
    const signature = publishedSignature
    const written = Array.from({ length: 20 }, (_, at) =>
      encode(JSON.stringify({ pad: `${'x'.repeat(at)}>>>~~~`, ...published, signature })),
    ).filter((data) => data.includes('+'))
    expect(written).not.toEqual([])
    for (const data of written) {
      expect(readSignedReturn(secret, data.replaceAll('+', ' '))).toMatchObject(published)
      expect(readSignedReturn(secret, data.replaceAll('+', '-').replaceAll('/', '_'))).toMatchObject(
        published,
      )
    }
  })

  it.each([
    'signed_field_names',
    'status,signed_field_names',
    returnFields.filter((name) => name !== 'status').join(','),
    `${returnFields.filter((name) => name !== 'total_amount').join(',')},status`,
    `${returnFields.join(',')},extra`,
    '',
  ])('over "%s" alone are none', (names) => {
    const values: Record<string, string> = { ...published, extra: 'x', signed_field_names: names }
    const signature = signEsewa(secret, names.split(','), values)
    expect(read({ ...values, signature })).toBeUndefined()
  })

  it.each(returnFields)('do not hold for another %s', (name) => {
    expect(read({ ...published, signature: publishedSignature })).toMatchObject(published)
    expect(read({ ...published, signature: publishedSignature, [name]: 'other' })).toBeUndefined()
  })

  it.each([undefined, '', 'x', publishedSignature.toLowerCase(), 1, null, [publishedSignature]])(
    'are not %j',
    (signature) => expect(read({ ...published, signature })).toBeUndefined(),
  )

  it.each(['', '%%%', 'e30', 'bnVsbA==', encode('[1]'), encode('{"a":'), 'A'.repeat(5000)])(
    'are not in "%s"',
    (data) => expect(readSignedReturn(secret, data)).toBeUndefined(),
  )
})
