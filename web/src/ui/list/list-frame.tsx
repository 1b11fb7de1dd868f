import type { ReactNode } from 'react'

type ListFrameProps = {
  panel: ReactNode
  phoneBar: ReactNode
  /** The active filters and the sort order; room for them is reserved until they have been read. */
  bar: ReactNode
  hasChips: boolean
  children: ReactNode
}

/** A list with its filters, which are beside it on a desktop and in a sheet on a phone. */
export function ListFrame({ panel, phoneBar, bar, hasChips, children }: ListFrameProps) {
  return (
    <div className="flex flex-col lg:mt-5 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-9">
      {/* Without JavaScript a phone shows the filters below the list instead of in a sheet. */}
      <aside className="hidden lg:block max-lg:noscript:order-last max-lg:noscript:mt-10 max-lg:noscript:block">
        {panel}
      </aside>
      <div className="contents lg:block">
        <div className="sticky top-0 z-10 -mx-(--gutter) mt-2 min-h-19 border-b border-line bg-paper px-(--gutter) py-3 lg:hidden noscript:hidden">
          {phoneBar}
        </div>
        <div className={hasChips ? 'min-h-18.5 lg:min-h-15' : 'min-h-4 lg:min-h-15'}>{bar}</div>
        {children}
      </div>
    </div>
  )
}
