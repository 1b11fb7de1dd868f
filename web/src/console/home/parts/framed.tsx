import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface FramedProps {
  title: string
  width: number
  height: number
  children: ReactNode
}

/** A window of its own width inside the page, with the page's styles: what is in it is laid out as on such a screen. */
export function Framed({ title, width, height, children }: FramedProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [scale, setScale] = useState(1)

  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    for (const { name, value } of document.documentElement.attributes)
      inside.documentElement.setAttribute(name, value)
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      inside.head.append(inside.importNode(sheet))
    setBody(inside.body)
  }, [])

  useEffect(() => {
    const place = room.current
    if (!place) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, place.clientWidth / width)))
    observer.observe(place)
    return () => observer.disconnect()
  }, [width])

  return (
    <div
      ref={room}
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
