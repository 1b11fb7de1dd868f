import type { Shop } from '@haat/contract/domains/members.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import { VendorBanner } from '#domains/vendors/vendor-banner.tsx'
import { VendorSign } from '#domains/vendors/vendor-sign.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { BannerWords } from './banner-words.tsx'
import { PictureField } from './picture-field.tsx'
import { usePageForm } from './use-page-draft.ts'

/** Banner and logo, each as the page will show it. */
export function PicturesPanel({ shop, language }: { shop: Shop; language: Language }) {
  const { shopPage } = useArea('vendor')
  const { page, edit, canChange } = usePageForm()
  const { banner, logo, name } = page
  return (
    <Panel title={shopPage.picturesTitle}>
      <div className="grid gap-6">
        <div>
          <PictureField
            shopId={shop.shopId}
            kind="banner"
            onUploaded={(picture) => edit({ banner: picture })}
          >
            <VendorBanner
              picture={banner}
              wideSizes="(min-width: 64rem) 600px, 92vw"
              squareSizes="160px"
              className="h-32 rounded-picture md:h-40"
            />
          </PictureField>
          <div className="mt-4 grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
            {languages.map((each) => (
              <BannerWords key={each} language={each} isChosen={each === language} />
            ))}
          </div>
        </div>
        <PictureField
          shopId={shop.shopId}
          kind="logo"
          // Its name stands beside it wherever it is shown, so it needs no words of its own.
          onUploaded={(picture) => edit({ logo: { ...picture, alt: name } })}
          action={
            canChange &&
            logo && (
              <Button variant="quiet" onClick={() => edit({ logo: null })}>
                {shopPage.dropLogo}
              </Button>
            )
          }
        >
          <VendorSign
            vendor={{ name, logo, sign: shop.sign, signColour: shop.signColour }}
            sizes="96px"
            className="size-24 rounded-picture text-h1"
          />
        </PictureField>
      </div>
    </Panel>
  )
}
