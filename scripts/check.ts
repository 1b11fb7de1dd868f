import { runCheckSteps } from './check/check-steps.ts'

const { failures } = await runCheckSteps()
for (const failure of failures) console.log(`\nfailed: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
