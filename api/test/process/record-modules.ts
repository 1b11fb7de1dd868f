import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Loaded before the server by a test: writes the URL of every module that is loaded into the file RECORDED_MODULES. */
const file = process.env['RECORDED_MODULES']!

registerHooks({
  load(url, context, next) {
    appendFileSync(file, `${url}\n`)
    return next(url, context)
  },
})
