import { lazy, type ComponentType } from 'react'
import { useArea } from '#messages/use-area.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Carousel } from './parts/carousel.tsx'
import { HelpStrip } from './parts/help-strip.tsx'
import { HomeSection } from './parts/home-section.tsx'
import { OrganizationData } from './parts/organization-data.tsx'
import { Promises } from './parts/promises.tsx'
import { Promos } from './parts/promos.tsx'
import { handsSkeleton, lanesSkeleton, panelSkeleton, rowSkeleton } from './parts/section-skeletons.tsx'

type Sections = typeof import('./parts/home-lanes.tsx')
const fetchSections = () => import('./parts/home-lanes.tsx')
const server = import.meta.env.SSR ? await fetchSections() : undefined

const later = (name: keyof Sections): ComponentType =>
  lazy(async () => ({ default: (await fetchSections())[name] }))
/** Written by the server. */
const section = (name: keyof Sections): ComponentType => server?.[name] ?? later(name)

const Lanes = section('Lanes')
const Deals = section('Deals')
const Arrivals = later('Arrivals')
const Hands = later('Hands')
const WeekVendors = later('WeekVendors')
const Recent = later('Recent')

export function HomeContent() {
  const home = useArea('home')
  return (
    <>
      <VisuallyHidden>
        <h1>{home.title}</h1>
      </VisuallyHidden>
      <OrganizationData />
      <div className="page-width grid gap-5 max-md:px-0 md:grid-cols-[1fr_19rem] md:pt-5">
        <Carousel />
        <Promos />
      </div>
      <div className="page-width pt-5">
        <Promises />
      </div>
      <HomeSection name="lanes" skeleton={lanesSkeleton}>
        <Lanes />
      </HomeSection>
      <HomeSection name="deals" skeleton={panelSkeleton}>
        <Deals />
      </HomeSection>
      <HomeSection name="arrivals" isLater skeleton={rowSkeleton}>
        <Arrivals />
      </HomeSection>
      <HomeSection name="hands" skeleton={handsSkeleton} isFullBleed isLater>
        <Hands />
      </HomeSection>
      <HomeSection name="vendors" isLater skeleton={rowSkeleton}>
        <WeekVendors />
      </HomeSection>
      <HomeSection name="recent" isLater skeleton={null}>
        <Recent />
      </HomeSection>
      <div className="page-width pt-(--section-gap)">
        <HelpStrip />
      </div>
    </>
  )
}
