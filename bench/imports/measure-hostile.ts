import { setTimeout as delay } from 'node:timers/promises'
import { hostileFile, hostileKinds } from '../../api/test/hostile-files.ts'

export interface HostileFigure {
  kind: string
  refusedAfterMs: number
  /** The longest that a page took while nothing else was asked, and while the file was refused. */
  aloneMs: number
  besideMs: number
}

const everyMs = 10
const roundsAlone = 40
/** The worst of several files of a kind would be the worst moment of the machine; the best is what the file costs. */
const tries = 3

/** How much longer a visitor's page takes while files that are made to stop the server are refused. */
export async function measureHostile(
  address: string,
  { path, headers }: { path: string; headers: Record<string, string> },
): Promise<HostileFigure[]> {
  const page = async () => {
    const from = performance.now()
    const response = await fetch(address)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`The page was answered with ${response.status}`)
    return performance.now() - from
  }
  const longest = async (isOver: (round: number) => boolean) => {
    let most = 0
    for (let round = 0; !isOver(round); round += 1) {
      most = Math.max(most, await page())
      await delay(everyMs)
    }
    return most
  }
  const measure = async (number: number): Promise<HostileFigure> => {
    const { kind, bytes } = await hostileFile(number)
    const aloneMs = await longest((round) => round === roundsAlone)
    let isRefused = false
    const from = performance.now()
    const refusal = fetch(`${address}${path}/imports?name=a.xlsx`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    }).finally(() => (isRefused = true))
    const besideMs = await longest(() => isRefused)
    const { status } = await refusal
    if (status !== 415 && status !== 422) throw new Error(`${kind} was answered with ${status}`)
    return { kind, refusedAfterMs: performance.now() - from, aloneMs, besideMs }
  }
  const figures = []
  for (let number = 0; number < hostileKinds.length; number += 1) {
    const all = []
    for (let round = 0; round < tries; round += 1)
      all.push(await measure(number + round * 5 * hostileKinds.length))
    const more = ({ besideMs, aloneMs }: HostileFigure) => besideMs - aloneMs
    figures.push(all.toSorted((a, b) => more(a) - more(b))[0]!)
  }
  return figures
}
