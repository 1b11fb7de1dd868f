import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '@haat/contract/shared/language.ts'

/** The screens that a page is shown at before it is published. */
export const screens = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 900 } }
export type Screen = keyof typeof screens

/** Stops the links of the preview from leaving the editor; its buttons still work. */
export function blockLinks(event: MouseEvent) {
  if (!(event.target as Element).closest('a')) return
  event.preventDefault()
  event.stopPropagation()
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
  /** The language of what is shown, where it is not that of the page; it decides about fonts. */
  language?: Language
  children: ReactNode
}

/** An iframe of a given screen size with the page's styles, so that media queries apply as on that screen. */
export function ScreenFrame({ title, width, height, language, children }: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [scale, setScale] = useState(1)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    function fill() {
      const frameDocument = element!.contentDocument!
      // The page's policy forbids style attributes, and the one of an open dialog is no part of the page.
      for (const { name, value } of document.documentElement.attributes)
        if (name !== 'style') frameDocument.documentElement.setAttribute(name, value)
      if (language) frameDocument.documentElement.lang = language
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
        frameDocument.head.append(frameDocument.importNode(sheet))
      setBody(frameDocument.body)
    }
    element.addEventListener('load', fill, { once: true })
    element.srcdoc = emptyPage
    return () => element.removeEventListener('load', fill)
  }, [language])

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
