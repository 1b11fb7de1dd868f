import ArrowRight from 'lucide-react/icons/arrow-right'
import Download from 'lucide-react/icons/download'
import Heart from 'lucide-react/icons/heart'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { buttonClass } from '../../button/button-class.ts'
import { ButtonContent } from '../../button/button-content.tsx'
import { Button } from '../../button/button.tsx'
import { IconButton } from '../../button/icon-button.tsx'
import { GallerySection } from './gallery-section.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'marigold'] as const

export function ButtonSpecimens() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <GallerySection title="Buttons">
      <div className="grid grid-cols-2 gap-5 md:grid-cols-4">
        {variants.map((variant) => (
          <Specimen key={variant} name={variant}>
            <Button variant={variant}>Add to cart</Button>
          </Specimen>
        ))}
        {variants.map((variant) => (
          <Specimen key={variant} name={`${variant}, disabled`}>
            <Button variant={variant} disabled>
              Add to cart
            </Button>
          </Specimen>
        ))}
        {variants.map((variant) => (
          <Specimen key={variant} name={`${variant}, busy`}>
            <Button variant={variant} isBusy>
              Add to cart
            </Button>
          </Specimen>
        ))}
        <Specimen name="large, icon; press to switch busy on">
          <Button
            size="large"
            icon={<Send />}
            isBusy={isBusy}
            busyLabel="Sending…"
            onClick={() => setIsBusy(true)}
          >
            Send Message
          </Button>
        </Specimen>
        <Specimen name="busy off">
          <Button variant="secondary" onClick={() => setIsBusy(false)} trailingIcon={<ArrowRight />}>
            Stop
          </Button>
        </Specimen>
        <Specimen name="a link with the look">
          <a href="#buttons" className={buttonClass({ variant: 'secondary' })}>
            <ButtonContent icon={<Download />}>PDF, 240 kB</ButtonContent>
          </a>
        </Specimen>
        <Specimen name="icon button">
          <IconButton label="Add to wishlist">
            <Heart />
          </IconButton>
        </Specimen>
      </div>
      <div className="on-colour ghost flex flex-wrap gap-4 rounded-hero bg-crimson-fill p-6">
        <Button variant="onColour" trailingIcon={<ArrowRight />}>
          Shop the winter haat
        </Button>
        <Button variant="marigold">All services</Button>
      </div>
    </GallerySection>
  )
}
