import { Server } from 'node:http'

/** Loaded before the server by a test: its port never closes. */
Server.prototype.close = function close() {
  return this
}
