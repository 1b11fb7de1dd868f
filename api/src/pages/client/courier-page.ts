import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { courierPath } from '@haat/contract/domains/runs.rules.ts'
import { canRunClient } from '@haat/contract/shared/can-run-client.ts'
import type { Config } from '#config.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { isSecure } from '#platform/http/is-secure.ts'
import { pagePolicy, reportingEndpoints } from '../page-policy.ts'

/** The two files of the build that are served here, under other names. */
export const courierFiles = ['courier.html', 'courier-worker.js']

/** Both are looked up again at every visit, so that a new build arrives; what they name has a hash in its name. */
const fresh = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
/** As the build writes it; the page starts it by itself, and only where it can run (decision 87). */
const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
/** The worker loads the files of the page and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * The page of a courier's run, the same for everybody: the key of the run stands behind the `#` and does not come here. Its
 * service worker may look after addresses below its own, so it stands beside the page.
 */
export async function serveCourierPage(
  app: FastifyInstance,
  root: string,
  { publicApiUrl }: Pick<Config, 'publicApiUrl'>,
) {
  const [page = '', worker = ''] = await Promise.all(
    courierFiles.map((file) => readFile(path.join(root, file), 'utf8')),
  )
  const entry = entryScript.exec(page)?.[1]
  // React writes over the sentence in the root, which is hidden before the first paint where the page can run.
  const start = `if(${canRunClient}){document.getElementById('root').firstElementChild.hidden=true;import(${JSON.stringify(entry)})}`
  const html = page
    .replace('name="api-url" content=""', `name="api-url" content="${escapeHtml(publicApiUrl ?? '')}"`)
    .replace(entryScript, '')
    .replace('</body>', () => `<script>${start}</script></body>`)
  app.get(courierPath, { config: { isPage: true } }, async (request, reply) => {
    const policy = pagePolicy(
      { script: `'sha256-${createHash('sha256').update(start).digest('base64')}'`, style: '' },
      {
        isDevelopment: false,
        isSecure: isSecure(request),
        apiUrl: publicApiUrl,
        trustedTypes: 'haat#courier',
      },
    )
    return reply
      .headers({ ...fresh, 'content-security-policy': policy, 'reporting-endpoints': reportingEndpoints })
      .type('text/html; charset=utf-8')
      .send(html)
  })
  app.get(`${courierPath}worker.js`, async (_, reply) =>
    reply
      .headers({ ...fresh, 'content-security-policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      // With another address in it the page is another one, which browsers see by their worker.
      .send(`${worker}\n// ${publicApiUrl ?? ''}`),
  )
  // The browser carries what stands behind the `#` along.
  app.get(courierPath.slice(0, -1), async (_, reply) => reply.redirect(courierPath, 301))
}
