import { createServer } from 'node:net'

/** Checks the port first, so that no database is started for nothing. */
export function refuseTakenPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(portSentence(error, port, host))))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()))
  })
}

export function portSentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program: stop it, or set PORT to a free one.`
  }
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to 1024 or above.`
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT'].includes(error.code ?? '')) {
    return `HOST ${host} is not an address of this machine.`
  }
  return `Port ${port} on ${host} cannot be opened: ${error.message}.`
}
