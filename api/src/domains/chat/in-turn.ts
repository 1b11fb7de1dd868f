/** Work that is asked for many times and done one at a time: what was asked meanwhile is done once more. */
export function inTurn(work: () => Promise<void>, onFailed: () => void): () => void {
  let isRunning = false
  let isAskedAgain = false
  const run = async () => {
    if (isRunning) return void (isAskedAgain = true)
    isRunning = true
    try {
      do {
        isAskedAgain = false
        await work()
      } while (isAskedAgain)
    } catch {
      onFailed()
    } finally {
      isRunning = false
    }
  }
  return () => void run()
}
