import type { FastifyInstance } from 'fastify'
import { innerAddress } from '@haat/api/plugins/inner-call.ts'

/** What a visitor opens first, in this order. */
const firstPages = ['/', '/products/', '/services/', '/categories/', '/vendors/']
/** Of each kind so many products or services, which are the first that a visitor opens. */
const firstOfEachList = 4

/** The ids of the pictures on the first pages, in the order in which a visitor sees them. */
export async function findFirstPictures(app: FastifyInstance): Promise<string[]> {
  const read = async (url: string) => (await app.inject({ url, remoteAddress: innerAddress })).body
  const pages: string[] = []
  for (const url of firstPages) pages.push(await read(url))
  const links = ['products', 'services'].flatMap((list) =>
    namesIn(pages.join(''), new RegExp(`href="(/${list}/[a-z0-9-]+/?)"`, 'g')).slice(0, firstOfEachList),
  )
  for (const url of links) pages.push(await read(url))
  return namesIn(pages.join(''), /\/pictures\/([0-9a-f]{32})-/g)
}

const namesIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, name = '']) => name)),
]
