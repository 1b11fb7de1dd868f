/** Loaded before the server by a test: throws an uncaught error when the test sends a signal. */
process.on('SIGUSR2', () => {
  throw new Error('thrown in a test')
})
process.on('SIGHUP', () => void Promise.reject(new Error('rejected in a test')))
