import { asleep } from '#ui/asleep.tsx'

const fetchScreen = () => import('./vendors-screen.ts')
const server = import.meta.env.SSR ? await fetchScreen() : undefined

export const vendorsSleeper = asleep(fetchScreen, server?.Page, ['vendors'])
