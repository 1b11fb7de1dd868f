import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isOnDay, nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { HomeLayout } from '@haat/contract/domains/home.ts'
import { useCall } from '#api/use-router-context.ts'
import { queryDefaults } from '#api/query-defaults.ts'
import { homeQueries } from '#domains/home/home.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

const HomeParts = lazy(async () => ({ default: (await import('#domains/home/home-content.tsx')).HomeParts }))
const screens = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 900 } }
type Screen = keyof typeof screens

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

/** Stops the links of the preview from leaving the editor; its buttons still work. */
function blockLinks(event: MouseEvent) {
  if (!(event.target as Element).closest('a')) return
  event.preventDefault()
  event.stopPropagation()
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

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(): string }): { createHTML(html: string): string }
}

const doctype = '<!doctype html>'

/**
 * A frame without a doctype is in quirks mode, in which styles apply otherwise than in the shop. The page's Trusted
 * Types policy allows only `haat#preview` to write it. Browsers without Trusted Types take the string.
 */
const emptyPage =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy('haat#preview', { createHTML: () => doctype })
    .createHTML(doctype) ?? doctype

interface ScreenFrameProps {
  title: string
  width: number
  height: number
  children: ReactNode
}

/** An iframe of a given screen size with the page's styles, so that media queries apply as on that screen. */
function ScreenFrame({ title, width, height, children }: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [scale, setScale] = useState(1)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    function fill() {
      const frameDocument = element!.contentDocument!
      for (const { name, value } of document.documentElement.attributes)
        frameDocument.documentElement.setAttribute(name, value)
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
        frameDocument.head.append(frameDocument.importNode(sheet))
      setBody(frameDocument.body)
    }
    element.addEventListener('load', fill, { once: true })
    element.srcdoc = emptyPage
    return () => element.removeEventListener('load', fill)
  }, [])

  useEffect(() => {
    const element = container.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  return (
    <div
      ref={container}
      className="overflow-hidden rounded-panel border border-line bg-paper"
      style={{ height: height * scale }}
    >
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        className="block origin-top-left border-0"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
