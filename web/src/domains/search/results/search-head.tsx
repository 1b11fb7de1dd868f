import { Link } from '@tanstack/react-router'
import Sparkles from 'lucide-react/icons/sparkles'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { AlsoFound } from './also-found.tsx'
import type { SearchedList } from './searched-list.ts'

/** Above a searched list: how the search term was understood, and what else it finds. */
export const SearchHead = ({ outcome, ...list }: SearchedList & { outcome: SearchOutcome | undefined }) => (
  <>
    <SearchNotice {...list} outcome={outcome} />
    <AlsoFound {...list} />
  </>
)

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-crimson underline underline-offset-4'

type SearchNoticeProps = SearchedList & { outcome: SearchOutcome | undefined }

/** Says how the search term was corrected, with a link to search for it exactly; or suggests a correction. */
function SearchNotice({ outcome, to, search }: SearchNoticeProps) {
  const texts = useArea('search')
  if (!outcome || (!outcome.didYouMean && outcome.missing.length === 0)) return null
  const { didYouMean, isCorrected, missing } = outcome
  const first = { ...search, pageIndex: undefined }
  const exact = (
    <Link to={to} search={{ ...first, exactly: true }} className={linkClass}>
      {texts.insteadFor(search.searchTerm ?? '')}
    </Link>
  )
  return (
    <div className="mb-4 flex items-start gap-3 rounded-panel bg-cream px-4 py-2 text-cream-ink md:items-center">
      <Sparkles aria-hidden className="size-5 shrink-0 max-md:mt-3" />
      <p className="min-w-0 break-words">
        {didYouMean && (
          <>
            {isCorrected ? texts.showingFor : texts.didYouMean}
            <Link
              to={to}
              search={{ ...first, searchTerm: didYouMean, exactly: undefined }}
              className={linkClass}
            >
              {didYouMean}
            </Link>
            {isCorrected ? `${texts.showingForEnd} ` : texts.didYouMeanEnd}
          </>
        )}
        {missing.length > 0 && `${texts.leftOut(missing.map((word) => `“${word}”`).join(', '))} `}
        {(isCorrected || missing.length > 0) && exact}
      </p>
    </div>
  )
}
