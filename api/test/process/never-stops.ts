import { Server } from 'node:http'

/** Loaded before the server by a test, so that its port never closes. */
Server.prototype.close = function close() {
  return this
}
