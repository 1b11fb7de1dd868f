import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { stateOf } from './gateway-records.ts'
import type { GatewayStandIn } from './gateway-stand-in.ts'
import { sendNoPayScreen, sendPayScreen, sendStrandedScreen } from './gateway-screens.ts'
import { isStranded, payFor, toMishap } from './mishaps.ts'

/** Opens the address of return beside the browser, so that the shop gets the same answer twice. */
export type Visit = (url: string) => Promise<unknown>

export function mountStandIn(app: FastifyInstance, standIn: GatewayStandIn, visit: Visit) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8192 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    standIn.mountCalls(scope)
    mountScreens(scope, standIn, visit)
  })
}

function mountScreens(scope: FastifyInstance, standIn: GatewayStandIn, visit: Visit) {
  const { records, now } = standIn
  const url = `${standIn.path}/pay/:id`
  const find = (request: FastifyRequest) => records.find((request.params as { id: string }).id)

  scope.get(url, async (request, reply) => {
    const record = await find(request)
    const screen = { request, reply, standIn }
    if (!record) return sendNoPayScreen(screen, 'unknown')
    return stateOf(record, now()) === 'open' ? sendPayScreen(screen, record) : sendNoPayScreen(screen, 'over')
  })

  scope.post(url, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    return form.get('do') === 'pay' ? pay(request, reply, form) : cancel(request, reply)
  })

  async function cancel(request: FastifyRequest, reply: FastifyReply) {
    const record = await find(request)
    if (!record) return sendNoPayScreen({ request, reply, standIn }, 'unknown')
    await records.save({ ...record, cancelledAt: now() })
    return reply.redirect(standIn.addressAfter(record, 'cancelled'), 303)
  }

  async function pay(request: FastifyRequest, reply: FastifyReply, form: URLSearchParams) {
    const screen = { request, reply, standIn }
    const known = await find(request)
    if (!known) return sendNoPayScreen(screen, 'unknown')
    if (stateOf(known, now()) === 'cancelled') return sendNoPayScreen(screen, 'over')
    const mishap = toMishap(form.get('mishap'))
    const record = payFor(known, mishap, now())
    await records.save(record)
    if (isStranded(mishap)) return sendStrandedScreen(screen, mishap, record)
    const back = standIn.addressAfter(record, mishap === 'forged' ? 'forged' : 'paid')
    if (mishap === 'doubled') await visit(back)
    return reply.redirect(back, 303)
  }
}
