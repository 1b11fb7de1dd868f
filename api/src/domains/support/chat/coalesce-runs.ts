/**
 * Returns a function that starts `work`, one run at a time. Calls that come during a run lead to one more run
 * after it, however many they are.
 */
export function coalesceRuns(work: () => Promise<void>, onFailed: () => void): () => void {
  let isRunning = false
  let isRerunNeeded = false
  const run = async () => {
    if (isRunning) return void (isRerunNeeded = true)
    isRunning = true
    try {
      do {
        isRerunNeeded = false
        await work()
      } while (isRerunNeeded)
    } catch {
      onFailed()
    } finally {
      isRunning = false
    }
  }
  return () => void run()
}
