import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { standingOf } from './gateway-book.ts'
import type { GatewayDouble } from './gateway-double.ts'
import { sendNoPayScreen, sendPayScreen, sendStrandedScreen } from './gateway-screens.ts'
import { isStranded, payFor, toMishap } from './mishaps.ts'

/** Opens the address that a browser would be sent to, once more than the browser does. */
export type Visit = (url: string) => Promise<unknown>

export function mountDouble(app: FastifyInstance, double: GatewayDouble, visit: Visit) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8192 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    double.mountCalls(scope)
    mountScreens(scope, double, visit)
  })
}

function mountScreens(scope: FastifyInstance, double: GatewayDouble, visit: Visit) {
  const { book, now } = double
  const url = `${double.path}/pay/:id`
  const find = (request: FastifyRequest) => book.find((request.params as { id: string }).id)

  scope.get(url, async (request, reply) => {
    const record = await find(request)
    const screen = { request, reply, double }
    if (!record) return sendNoPayScreen(screen, 'unknown')
    return standingOf(record, now()) === 'open'
      ? sendPayScreen(screen, record)
      : sendNoPayScreen(screen, 'over')
  })

  scope.post(url, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    return form.get('do') === 'pay' ? pay(request, reply, form) : cancel(request, reply)
  })

  async function cancel(request: FastifyRequest, reply: FastifyReply) {
    const record = await find(request)
    if (!record) return sendNoPayScreen({ request, reply, double }, 'unknown')
    await book.save({ ...record, cancelledAt: now() })
    return reply.redirect(double.addressAfter(record, 'cancelled'), 303)
  }

  async function pay(request: FastifyRequest, reply: FastifyReply, form: URLSearchParams) {
    const screen = { request, reply, double }
    const known = await find(request)
    if (!known) return sendNoPayScreen(screen, 'unknown')
    if (standingOf(known, now()) === 'cancelled') return sendNoPayScreen(screen, 'over')
    const mishap = toMishap(form.get('mishap'))
    const record = payFor(known, mishap, now())
    await book.save(record)
    if (isStranded(mishap)) return sendStrandedScreen(screen, mishap, record)
    const back = double.addressAfter(record, mishap === 'forged' ? 'forged' : 'paid')
    if (mishap === 'doubled') await visit(back)
    return reply.redirect(back, 303)
  }
}
