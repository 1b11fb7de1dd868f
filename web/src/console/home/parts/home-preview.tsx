import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { isOnDay, nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { HomeLayout } from '@haat/contract/domains/home.ts'
import { useCall } from '#api/use-router-context.ts'
import { homeQueries } from '#domains/home/home.queries.ts'
import { useArea } from '#messages/use-area.ts'
import { SelectInput } from '#ui/select-input.tsx'
import { LoadingMark } from '#ui/spinner.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Framed } from './framed.tsx'

const HomeParts = lazy(async () => ({ default: (await import('#domains/home/home-content.tsx')).HomeParts }))
const screens = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 900 } }
type Screen = keyof typeof screens

/** The shop's own home page, given what is being prepared, as it will be on a day. */
export function HomePreview({ layout }: { layout: HomeLayout }) {
  const { home } = useArea('staff')
  const [screen, setScreen] = useState<Screen>('desktop')
  const [day, setDay] = useState(() => nepalDay(new Date()))
  const slides = layout.slides.filter((slide) => isOnDay(slide, day))
  const parts = layout.sections
    .filter((placed) => placed.isShown && isOnDay(placed, day))
    .map(({ section }) => section)
  return (
    <section aria-labelledby="preview" className="min-w-0 self-start xl:sticky xl:top-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="text-title">
          {home.preview}
        </h2>
        <div className="flex flex-wrap gap-2">
          <TextInput
            type="date"
            aria-label={home.previewOn}
            value={day}
            onChange={(event) => setDay(event.target.value || nepalDay(new Date()))}
            className="w-44"
          />
          <SelectInput
            aria-label={home.preview}
            value={screen}
            onChange={(event) => setScreen(event.target.value as Screen)}
          >
            <option value="desktop">{home.desktop}</option>
            <option value="phone">{home.phone}</option>
          </SelectInput>
        </div>
      </div>
      <Framed key={screen} title={home.previewFrame} {...screens[screen]}>
        <WithSlides slides={slides}>
          <div onClickCapture={keepHere}>
            <Suspense fallback={<LoadingMark />}>
              <HomeParts parts={parts} />
            </Suspense>
          </div>
        </WithSlides>
      </Framed>
    </section>
  )
}

/** Links of the preview lead nowhere; its buttons work. */
function keepHere(event: MouseEvent) {
  if (!(event.target as Element).closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}

interface WithSlidesProps {
  slides: HomeLayout['slides']
  children: ReactNode
}

/** The page asks a memory of its own, in which the slides are those that are being prepared. */
function WithSlides({ slides, children }: WithSlidesProps) {
  const { queryKey } = homeQueries.slides(useCall())
  const [memory] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: 1 } } })
    made.setQueryData(queryKey, slides)
    return made
  })
  const written = JSON.stringify(slides)
  useEffect(() => {
    memory.setQueryData(queryKey, JSON.parse(written))
  }, [memory, queryKey, written])
  return <QueryClientProvider client={memory}>{children}</QueryClientProvider>
}
