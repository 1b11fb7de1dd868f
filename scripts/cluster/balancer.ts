import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../paths.ts'
import { giveTo, startDaemon, until, type Account } from './daemon.ts'
import type { Programs } from './programs.ts'

interface Place {
  folder: string
  account: Account | undefined
  programs: Programs
}

/**
 * Checks the health of each process twice a second and sends nothing to one that does not answer 200. A request
 * that could not be sent goes to another process; one that was sent without an answer only if it just reads.
 * When none is healthy, as while the database is away, the running ones are used all the same: they have cached
 * pages.
 */
const settings = (port: number, servers: number[], awayPage: string) => `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 30s
  timeout http-keep-alive 10s
  timeout check 2500ms
${[502, 503, 504].map((status) => `  http-error status ${status} content-type "text/html; charset=utf-8" file ${awayPage} hdr cache-control no-store hdr retry-after 5`).join('\n')}
frontend shop
  bind 127.0.0.1:${port}
  use_backend stand-in if { path_beg /dev/google/ /api/auth/google }
  use_backend living if { nbsrv(haat) eq 0 }
  default_backend haat
# The demo's stand-in for Google lives in the memory of one process.
backend stand-in
  option forwardfor
  option httpchk GET /api/health
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${servers.map((server, n) => `  server haat-${server} 127.0.0.1:${server}${n > 0 ? ' backup' : ''}`).join('\n')}
${backend('haat', 'http-check expect status 200', servers)}
${backend('living', `http-check expect rstring '"status":"(ok|unavailable)"'`, servers)}
`

const backend = (name: string, expectation: string, servers: number[]) => `backend ${name}
  balance roundrobin
  option forwardfor
  option httpchk GET /api/health
  ${expectation}
  option redispatch
  retries 3
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry unless METH_GET
  default-server check inter 500ms fall 2 rise 1
${servers.map((server) => `  server haat-${server} 127.0.0.1:${server}`).join('\n')}`

export async function startBalancer(place: Place, port: number, servers: number[]) {
  const { folder, account, programs } = place
  const file = path.join(folder, 'haproxy.cfg')
  const awayPage = path.join(folder, 'away.html')
  copyFileSync(path.join(repository, 'deploy/away.html'), awayPage)
  writeFileSync(file, settings(port, servers, awayPage))
  giveTo(account, file, awayPage)
  const daemon = startDaemon([programs.haproxy, '-db', '-f', file], {
    account,
    log: path.join(folder, 'balancer.log'),
  })
  const address = `http://127.0.0.1:${port}`
  await until({ what: 'HAProxy', isThere: async () => (await fetch(`${address}/api/health`)).ok })
  return { address, end: () => daemon.end('SIGTERM') }
}
