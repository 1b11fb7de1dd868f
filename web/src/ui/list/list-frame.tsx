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
    <div className="list-frame">
      <aside>{panel}</aside>
      <div>
        <div className="list-phone-bar">{phoneBar}</div>
        <div className={hasChips ? 'min-h-18.5 lg:min-h-15' : 'min-h-4 lg:min-h-15'}>{bar}</div>
        {children}
      </div>
    </div>
  )
}
