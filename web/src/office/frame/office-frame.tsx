import { Suspense, type CSSProperties, type ReactNode } from 'react'
import { OfficeNameContext, PageSkeleton } from '../parts/page-layout.tsx'
import './office.css'

interface OfficeFrameProps {
  /** The name of the office, which also ends the title of every page: "Staff console". */
  name: string
  /** The width of `side`, such as "84px". */
  sideWidth: string
  /** The navigation at the left edge of every screen wider than a phone. */
  side: ReactNode
  /** The navigation at the foot of a phone. */
  bar: ReactNode
  children: ReactNode
}

/** The frame around the pages of people who work here: of the staff console and of the vendor portal. */
export function OfficeFrame({ name, sideWidth, side, bar, children }: OfficeFrameProps) {
  return (
    <OfficeNameContext value={name}>
      <div className="office" style={{ '--side-width': sideWidth } as CSSProperties}>
        {side}
        <main aria-label={name} className="office-page">
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </main>
        {bar}
      </div>
    </OfficeNameContext>
  )
}
