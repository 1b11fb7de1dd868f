import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { FollowButton } from '#domains/alerts/follow-button.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'
import { VendorBanner } from '../vendor-banner.tsx'
import { VendorSign } from '../vendor-sign.tsx'
import { OpeningLine } from './opening-line.tsx'
import { restOfStory, startOfStory } from './story-parts.ts'
import { VendorFigures } from './vendor-figures.tsx'

interface VendorFrontProps {
  vendor: Vendor
  /** Left out in a preview, which nobody follows. */
  onSignIn?: (() => void) | undefined
}

/** Banner, sign, name and figures of the vendor. */
export function VendorFront({ vendor, onSignIn }: VendorFrontProps) {
  const texts = useArea('vendors')
  return (
    <div className="overflow-hidden rounded-panel bg-surface shadow-2 md:rounded-hero">
      <VendorBanner
        picture={vendor.banner}
        wideSizes="(min-width: 80rem) 1216px, 100vw"
        squareSizes="(min-width: 48rem) 280px, 160px"
        isPriority
        className="h-40 md:h-60"
      />
      <Weave />
      <div className="flex flex-wrap gap-x-6 gap-y-3 px-4 pb-5 md:px-7 md:pb-7">
        <VendorSign
          vendor={vendor}
          sizes="(min-width: 48rem) 96px, 72px"
          className="relative -mt-9 rounded-picture border-3 border-surface size-18 text-h2 md:-mt-11 md:size-24 md:text-h1"
        />
        <div className="grow basis-72 pt-3">
          <h1 className="text-h1">
            <BilingualText text={vendor.name} />
          </h1>
          <p className="text-muted">
            <OtherLanguageText text={vendor.name} className="mr-2" />
            <BilingualText text={vendor.place} />
          </p>
          <VendorFigures vendor={vendor} />
          <OpeningLine vendor={vendor} />
        </div>
        <div className="mt-4 grid content-start gap-2.5 max-md:w-full">
          {onSignIn && <FollowButton slug={vendor.slug} onSignIn={onSignIn} />}
          <Link to="/contact-admin" className={buttonClass({ variant: 'secondary' })}>
            <ButtonContent icon={<MessageCircle aria-hidden />}>{texts.message}</ButtonContent>
          </Link>
        </div>
        <StoryStart about={vendor.about} />
      </div>
    </div>
  )
}

/** The first paragraph; a longer story goes on below what the shop sells. */
function StoryStart({ about }: Pick<Vendor, 'about'>) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  if (!inLanguage(about, ui.language)) return null
  return (
    <div className="w-full max-w-(--container-text)">
      <p className="text-lead whitespace-pre-line">
        <BilingualText text={startOfStory(about)} />
      </p>
      {inLanguage(restOfStory(about), ui.language) && (
        <a
          href="#story"
          className="inline-flex min-h-11 items-center font-semibold text-crimson underline-offset-3 hover:underline"
        >
          {texts.readStory}
        </a>
      )}
    </div>
  )
}
