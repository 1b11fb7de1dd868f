/*
 * The service worker of `/courier/`: it keeps the page and the files of its build, so that both open without a line. It
 * keeps nothing else, and no answer of the API passes through it.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  /** Written in front of this file by the build. */
  courierBuild: { name: string; page: string; files: string[]; othersWhenUsed: string[] }
  location: Location
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void
}

const worker = globalThis as unknown as Worker
const { name, page, files, othersWhenUsed } = worker.courierBuild
const prefix = 'haat-courier-'
const cacheName = prefix + name
/** The server compresses a file as the browser asks; it is the same file. */
const anyEncoding = { ignoreVary: true }

async function keepBuild() {
  const cache = await caches.open(cacheName)
  await cache.addAll([new Request(page, { cache: 'reload' }), ...files])
  await worker.skipWaiting()
}

async function forgetOtherBuilds() {
  const names = await caches.keys()
  const others = names.filter((one) => one.startsWith(prefix) && one !== cacheName)
  await Promise.all(others.map((one) => caches.delete(one)))
  await worker.clients.claim()
}

/** Page and files of one build belong together, so the page comes from here too; a new build replaces all of them. */
async function answer(request: Request, path: string) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(path, anyEncoding)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && othersWhenUsed.includes(path)) await cache.put(path, response.clone())
  return response
}

worker.addEventListener('install', (event) => event.waitUntil(keepBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if ([page, ...files, ...othersWhenUsed].includes(pathname)) event.respondWith(answer(request, pathname))
})
