import { asleep } from '#ui/asleep.tsx'

const fetchScreen = () => import('./categories-screen.ts')
const server = import.meta.env.SSR ? await fetchScreen() : undefined

export const categoriesSleeper = asleep(fetchScreen, server?.Page, ['categories'])
