import { asleep } from '#ui/asleep.tsx'

const fetchScreen = () => import('./services-screen.ts')
const server = import.meta.env.SSR ? await fetchScreen() : undefined

export const servicesSleeper = asleep(fetchScreen, server?.Page, ['services', 'search', 'filters'])
