import type { FastifyRequest } from 'fastify'

/** Programs that say what they are: search engines, previews of links, monitors, and browsers without a window. */
const robots =
  /bot\b|bot\/|crawl|spider|slurp|scrap|preview|externalhit|headless|lighthouse|pagespeed|insights|monitor|uptime|phantom|puppeteer|playwright|selenium|python|curl|wget/i

/** Whether the request comes from one of our own pages in a browser that a person uses, as far as it can be seen. */
export function isReader({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const agent = headers['user-agent'] ?? ''
  if (!agent.startsWith('Mozilla/') || robots.test(agent)) return false
  const site = headers['sec-fetch-site']
  const isOwn = URL.parse(headers.origin ?? '')?.host === host
  return isOwn && (site === undefined || site === 'same-origin')
}
