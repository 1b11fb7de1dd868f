/** Loaded before the server by a test: lets it throw where nobody catches, when the test says so by a signal. */
process.on('SIGUSR2', () => {
  throw new Error('thrown in a test')
})
process.on('SIGHUP', () => void Promise.reject(new Error('rejected in a test')))
