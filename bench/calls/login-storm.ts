import { createLoad, type Ask } from '../measure/load.ts'
import { residentMb } from '../measure/process-cpu.ts'
import { percentile } from '../measure/statistics.ts'
import { demoAccounts, demoPassword } from '../../demo/src/demo-accounts.ts'

const loginCount = 500
const idlePages = 1000

export interface StormFindings {
  idleP99: number
  stormP99: number
  /** How many pages were requested while the logins ran. */
  pages: number
  answers: Map<number, number>
  seconds: number
  memoryMb: { before: number; peak: number }
}

const email = demoAccounts[0]?.email
const login: Ask = {
  method: 'POST',
  path: '/api/auth/login',
  body: JSON.stringify({ email, password: demoPassword, cookieless: true }),
}

/** One visitor opens page after page while five hundred people sign in at the same moment. */
export async function measureLoginStorm(server: { address: string; pid: number }): Promise<StormFindings> {
  const walker = createLoad(server.address, 1)
  const page: Ask = { path: '/' }
  await walker.run(100, () => page)
  const idle = await walker.run(idlePages, () => page)
  const before = residentMb(server.pid)
  const crowd = createLoad(server.address, loginCount)
  const answers = new Map<number, number>()
  const startedAt = performance.now()
  let isOver = false
  let peak = before
  const storm = Promise.all(
    Array.from({ length: loginCount }, async () => {
      const { status } = await crowd.sendAny(login)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }),
  ).finally(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    times.push((await walker.send(page)).ms)
    peak = Math.max(peak, residentMb(server.pid))
  }
  await storm
  const seconds = (performance.now() - startedAt) / 1000
  crowd.close()
  walker.close()
  return {
    idleP99: percentile(idle, 0.99),
    stormP99: percentile(times, 0.99),
    pages: times.length,
    answers,
    seconds,
    memoryMb: { before, peak },
  }
}
