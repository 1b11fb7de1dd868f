import { deferred } from '#ui/deferred.tsx'
import { Hero } from './parts/hero.tsx'

const fetchSections = () => import('./parts/home-sections.tsx')
const server = import.meta.env.SSR ? await fetchSections() : undefined
const Promos = deferred(async () => (await fetchSections()).Promos, server?.Promos)
const HomeSections = deferred(async () => (await fetchSections()).HomeSections, server?.HomeSections)

export function HomePage() {
  return (
    <>
      <div className="page-width grid gap-5 max-md:px-0 md:grid-cols-[1fr_19rem] md:pt-5">
        <Hero />
        <Promos />
      </div>
      <HomeSections />
    </>
  )
}
