import type { LightMyRequestResponse } from 'fastify'
import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { TestApp } from './test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Keeps cookies and sends a bearer token as the client does, without a page. */
export class TestBrowser {
  readonly cookies: Map<string, string>
  readonly haat: TestApp
  userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36'

  constructor(haat: TestApp, cookies: Iterable<[string, string]> = []) {
    this.haat = haat
    this.cookies = new Map(cookies)
  }

  async call(line: `${Method} /${string}`, payload?: object): Promise<LightMyRequestResponse> {
    const [method, path] = line.split(' ') as [Method, string]
    const token = this.cookies.get(accessTokenCookie)
    const answer = await this.haat.app.inject({
      method,
      url: `/api${path}`,
      cookies: Object.fromEntries(this.cookies),
      headers: { 'user-agent': this.userAgent, ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) this.cookies.set(name, value)
    return answer
  }

  async signIn(email: string, password: string) {
    const answer = await this.call('POST /auth/login', { email, password })
    if (answer.statusCode === 200) this.keep(answer.json())
    return answer
  }

  async refresh(refreshToken = this.cookies.get(refreshTokenCookie) ?? '') {
    const answer = await this.call('POST /auth/refresh-token', { refreshToken })
    if (answer.statusCode === 200) this.keep(answer.json())
    return answer
  }

  /** The client stores the tokens of login and refresh itself. */
  private keep(body: Record<'accessToken' | 'refreshToken', { token: string } | undefined>) {
    if (body.accessToken) this.cookies.set(accessTokenCookie, body.accessToken.token)
    if (body.refreshToken) this.cookies.set(refreshTokenCookie, body.refreshToken.token)
  }

  /** Another browser with some of this one's cookies. */
  copy(...names: string[]) {
    return new TestBrowser(
      this.haat,
      [...this.cookies].filter(([name]) => names.length === 0 || names.includes(name)),
    )
  }
}
