import { asleep } from '#ui/asleep.tsx'

const fetchScreen = () => import('./service-categories-screen.ts')
const server = import.meta.env.SSR ? await fetchScreen() : undefined

export const serviceCategoriesSleeper = asleep(fetchScreen, server?.Page, ['categories'])
