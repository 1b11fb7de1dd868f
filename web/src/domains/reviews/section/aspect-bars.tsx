import type { ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

/** What buyers say of it beside the stars: a diamond on a line from one to five. */
export function AspectBars({ aspects }: Pick<ReviewSummary, 'aspects'>) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  // The lines say nothing that the figures do not: they are left out of the HTML, and their room is kept.
  const isHydrated = useIsHydrated()
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-h3">{texts.aspects}</h3>
      <dl className="mt-2 grid gap-3">
        {aspects.map(({ key, name, average }) => {
          const figure = inDigitsOf(ui.language, average.toFixed(1))
          const place = `${Math.max(0, Math.min(1, (average - 1) / 4)) * 100}%`
          return (
            <div key={key} className="aspect-row">
              <dt>
                <BilingualText text={name} />
              </dt>
              <dd>
                <span aria-hidden>{figure}</span>
                <VisuallyHidden>{texts.aspect(figure)}</VisuallyHidden>
              </dd>
              <svg aria-hidden>
                {isHydrated && (
                  <>
                    <rect y="5" width="100%" height="2" />
                    <rect y="5" width={place} height="2" />
                    <svg x={place} overflow="visible">
                      <path d="M0 0 6 6 0 12-6 6z" />
                    </svg>
                  </>
                )}
              </svg>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
