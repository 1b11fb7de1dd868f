import type { ReactNode } from 'react'

/** The room of an ordinary place: one column with even gaps. */
export const PlacePage = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 md:px-7 md:py-7">
    {children}
  </div>
)
