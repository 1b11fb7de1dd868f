/** What happens to a change: it never arrives, its answer gets lost, or the server refuses it. */
export type Fault = 'lost' | 'unanswered' | 'refused'

/** Waits of the client, which last seconds, are that much shorter. */
const timesFaster = 20

/** What differs between tabs of one browser; `web/vite/tab-modules.ts` hands it to the modules of each tab. */
const windows = [0, 1].map(() => new EventTarget())
const cookies = new Map<string, string>()

/** The one network of all tabs. Its log tells of a play that has failed. */
export const network = { isOnline: true, faults: [] as Fault[], inFlight: 0, log: [] as string[] }

export function setOnline(isOnline: boolean) {
  if (network.isOnline === isOnline) return
  network.isOnline = isOnline
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

// jsdom cannot scroll, and would say so.
window.scrollTo = () => {}

/** The one storage of all tabs. A tab hears of what another has written, never of what it has written itself. */
function storageOf(author: EventTarget): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const change = (key: string, newValue: string | null) => {
    if (localStorage.getItem(key) === newValue) return
    if (newValue === null) localStorage.removeItem(key)
    else localStorage.setItem(key, newValue)
    for (const other of windows)
      if (other !== author)
        setTimeout(() => other.dispatchEvent(new StorageEvent('storage', { key, newValue })))
  }
  return {
    getItem: (key) => localStorage.getItem(key),
    setItem: change,
    removeItem: (key) => change(key, null),
  }
}

async function send(tab: number, url: string, init: RequestInit): Promise<Response> {
  const isChange = init.method !== 'GET' && !url.includes('/auth/')
  const fault = network.isOnline ? isChange && network.faults.shift() : 'lost'
  const say = (what: unknown) =>
    network.log.push(`  tab ${tab}: ${init.method} ${new URL(url).pathname} ${what}`)
  say(fault || 'leaves')
  network.inFlight += 1
  try {
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    if (fault === 'refused') return Response.json({ code: 'CONFLICT', message: 'Refused' }, { status: 409 })
    const cookie = [document.cookie, ...[...cookies].map((pair) => pair.join('='))].join('; ')
    // The signal is of the document of these tests, which the real `fetch` does not know.
    const response = await fetch(url, { ...init, signal: null, headers: { ...init.headers, cookie } })
    for (const text of response.headers.getSetCookie()) {
      const [name = '', value = ''] = text.split(';')[0]!.split('=')
      // The client writes the cookies of its tokens itself.
      if (!name.endsWith('Token')) cookies.set(name, value)
    }
    say(response.status)
    if (fault === 'unanswered') throw new TypeError('Failed to fetch')
    return response
  } finally {
    network.inFlight -= 1
  }
}

Object.assign(globalThis, {
  playWindows: windows.map((own, at) => ({
    addEventListener: own.addEventListener.bind(own),
    removeEventListener: own.removeEventListener.bind(own),
    dispatchEvent: own.dispatchEvent.bind(own),
    localStorage: storageOf(own),
    fetch: (url: string, init: RequestInit) => send(at, url, init),
    setTimeout: (work: () => void, ms = 0) => setTimeout(work, ms / timesFaster),
  })),
})

/** As in a browser that was never used. */
export function resetBrowser() {
  setOnline(true)
  network.faults.length = 0
  network.log.length = 0
  localStorage.clear()
  sessionStorage.clear()
  cookies.clear()
  for (const name of ['accessToken', 'refreshToken']) document.cookie = `${name}=; path=/; max-age=0`
}
