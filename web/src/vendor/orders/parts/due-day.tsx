import { useFigures } from './use-figures.ts'

/** A promised day: by Bikram Sambat large, by the international calendar small. */
export function DueDay({ day }: { day: string }) {
  const { bsDay, adDay } = useFigures()
  const bs = bsDay(day)
  return (
    <>
      <span className="font-extrabold">{bs ?? adDay(day)}</span>
      {bs && <span className="text-fine text-muted md:block"> {adDay(day)}</span>}
    </>
  )
}
