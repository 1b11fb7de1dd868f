import { describe, expect, it, vi } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'
import { createConcurrencyLimit, TooBusyError } from '../concurrency/concurrency-limit.ts'

describe('a password', () => {
  it('is known again by its hash, and no other is', async () => {
    const hash = await hashPassword('नमस्ते हाट')
    expect(await isPassword('नमस्ते हाट', hash)).toBe(true)
    expect(await isPassword('नमस्ते हाट ', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  it('typed with other code points for the same letters is the same', async () => {
    expect(await isPassword('cafe\u0301-teapot', await hashPassword('caf\u00e9-teapot'))).toBe(true)
  })

  it('is never right for somebody who has none', async () => {
    expect(await isPassword('anything', null)).toBe(false)
  })

  it('hashed with another cost is still known', async () => {
    const cheap = '$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$'
    expect(await isPassword('anything', `${cheap}AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`)).toBe(false)
  })
})

describe('the turnstile', () => {
  const gate = () => {
    let open = () => {}
    const passed = new Promise<void>((resolve) => (open = resolve))
    return { open, passed }
  }

  it('lets only so many work at once, in the order they came, and refuses a crowd', async () => {
    const pass = createConcurrencyLimit(2, 2)
    const log: string[] = []
    const gates = Array.from({ length: 4 }, gate)
    const works = gates.map(({ passed }, at) =>
      pass(async () => {
        log.push(`start ${at}`)
        await passed
        return at
      }),
    )
    await expect(pass(async () => 'fifth')).rejects.toThrow(TooBusyError)
    expect(log).toEqual(['start 0', 'start 1'])
    gates[1]!.open()
    expect(await works[1]).toBe(1)
    expect(log).toEqual(['start 0', 'start 1', 'start 2'])
    for (const { open } of gates) open()
    expect(await Promise.all(works)).toEqual([0, 1, 2, 3])
    expect(await pass(async () => 'later')).toBe('later')
  })

  it('turns away who has waited too long, and nobody loses a place by it', async () => {
    vi.useFakeTimers()
    const pass = createConcurrencyLimit(1, 2, 1000)
    const { open, passed } = gate()
    const first = pass(() => passed)
    const second = expect(pass(async () => 'second')).rejects.toThrow(TooBusyError)
    await vi.advanceTimersByTimeAsync(600)
    const third = pass(async () => 'third')
    await vi.advanceTimersByTimeAsync(600)
    vi.useRealTimers()
    await second
    open()
    await first
    expect(await third).toBe('third')
    expect(await pass(async () => 'later')).toBe('later')
  })

  it('lets the next one in when work fails', async () => {
    const pass = createConcurrencyLimit(1, 1)
    const failing = pass(async () => Promise.reject(new Error('broken')))
    const next = pass(async () => 'next')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('next')
  })
})
