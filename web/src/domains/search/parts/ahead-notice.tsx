import { Link } from '@tanstack/react-router'
import Sparkles from 'lucide-react/icons/sparkles'
import { use } from 'react'
import { useArea } from '#messages/use-area.ts'
import { AheadContext } from './ahead-context.ts'

/** What the words were taken for, and the way back to them. */
export function AheadNotice({ term, meant }: { term: string; meant: string }) {
  const { onChosen } = use(AheadContext)
  const texts = useArea('search')
  return (
    <div className="flex gap-x-3 bg-cream px-5 text-cream-ink max-md:pt-2.5 md:items-center">
      <Sparkles aria-hidden className="size-5 shrink-0 max-md:mt-0.5" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 break-words">
          {texts.didYouMean}
          <b className="font-extrabold">{meant}</b>
          {texts.showingIt}
        </p>
        <Link
          to="/products/"
          search={{ searchTerm: term, exactly: true }}
          onClick={() => onChosen(term)}
          className="flex min-h-12 max-w-full items-center font-semibold break-words text-crimson hover:underline"
        >
          {texts.keep(term)}
        </Link>
      </div>
    </div>
  )
}
