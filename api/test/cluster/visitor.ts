import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'

export interface Answer {
  status: number
  body: string
  retryAfter: string | null
  json<T>(): T
}

let visitors = 0

/** A browser as the servers see it: with its own IP address, which proxies forward, and cookies. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly ip = `198.51.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`

  async call(server: string, line: string, body?: object): Promise<Answer> {
    const [method = 'GET', path = ''] = line.split(' ')
    const token = this.cookies.get(accessTokenCookie)
    const response = await fetch(server + path, {
      method,
      headers: {
        'x-forwarded-for': this.ip,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(name, value)
    }
    const text = await response.text()
    return {
      status: response.status,
      body: text,
      retryAfter: response.headers.get('retry-after'),
      json: () => JSON.parse(text),
    }
  }

  async signIn(server: string, email: string, password: string): Promise<number> {
    const answer = await this.call(server, 'POST /api/auth/login', { email, password })
    const { accessToken } = answer.json<{ accessToken?: { token: string } }>()
    if (accessToken) this.cookies.set(accessTokenCookie, accessToken.token)
    return answer.status
  }
}
