import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashInline } from './inline-hashes.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashed = (html: string) => {
  const { html: bytes, sources } = hashInline(Buffer.from(html), 'SECRET')
  return { html: bytes.toString(), ...sources }
}

it('hashes every inline script and style with the nonce once, in whatever place of its tag it stands', () => {
  const page = hashed(
    '<head><style nonce="SECRET">p{color:red}</style></head><script nonce="SECRET">namaste("नमस्ते")</script><script data-part="" nonce="SECRET">go()</script><script nonce="SECRET">go()</script>',
  )
  expect(page).toEqual({
    html: '<head><style>p{color:red}</style></head><script>namaste("नमस्ते")</script><script data-part="">go()</script><script>go()</script>',
    script: `${hashOf('namaste("नमस्ते")')} ${hashOf('go()')}`,
    style: hashOf('p{color:red}'),
  })
})

it('hashes nothing else, however much it looks like ours', () => {
  const foreign =
    '<script>alert(1)</script><script nonce="GUESS">alert(2)</script><script nonce=\'SECRET\'>alert(3)</script><script type="application/ld+json">{"name":"<script>"}</script><style>*{}</style>'
  expect(hashed(foreign)).toEqual({ html: foreign, script: '', style: '' })
})

it('leaves no trace of the nonce at files and in the head', () => {
  const page = hashed(
    '<meta charSet="utf-8" nonce="SECRET"/><meta property="csp-nonce" content="SECRET"/><link rel="stylesheet" href="/a.css" nonce="SECRET"/><script type="module" async="" src="/a.js" nonce="SECRET"></script>',
  )
  expect(page).toEqual({
    html: '<meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><script type="module" async="" src="/a.js"></script>',
    script: '',
    style: '',
  })
})
