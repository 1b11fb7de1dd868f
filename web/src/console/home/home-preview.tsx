import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isOnDay, nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { HomeLayout } from '@haat/contract/domains/home.ts'
import { useCall } from '#api/use-router-context.ts'
import { queryDefaults } from '#api/query-defaults.ts'
import { homeQueries } from '#domains/home/home.queries.ts'
import { blockLinks, ScreenFrame, screens, type Screen } from '#office/preview/screen-frame.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const HomeParts = lazyPart(async () => ({
  default: (await import('#domains/home/home-content.tsx')).HomeParts,
}))

/** The shop's own home page with the draft's slides and sections, as it will look on the chosen day. */
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
      <ScreenFrame key={screen} title={home.previewFrame} {...screens[screen]}>
        <WithSlides slides={slides}>
          <div onClickCapture={blockLinks}>
            <Suspense fallback={<LoadingMark />}>
              <HomeParts parts={parts} />
            </Suspense>
          </div>
        </WithSlides>
      </ScreenFrame>
    </section>
  )
}

interface WithSlidesProps {
  slides: HomeLayout['slides']
  children: ReactNode
}

/** Gives the preview a query cache of its own, which holds the slides of the draft. */
function WithSlides({ slides, children }: WithSlidesProps) {
  const { queryKey } = homeQueries.slides(useCall())
  const [previewClient] = useState(() => {
    const client = new QueryClient({
      defaultOptions: { queries: { ...queryDefaults.queries, staleTime: Infinity } },
    })
    client.setQueryData(queryKey, slides)
    return client
  })
  const serialized = JSON.stringify(slides)
  useEffect(() => {
    previewClient.setQueryData(queryKey, JSON.parse(serialized))
  }, [previewClient, queryKey, serialized])
  return <QueryClientProvider client={previewClient}>{children}</QueryClientProvider>
}
