import { BrandSpecimens } from './parts/brand-specimens.tsx'
import { ButtonSpecimens } from './parts/button-specimens.tsx'
import { ChoiceSpecimens } from './parts/choice-specimens.tsx'
import { ColourSwatches } from './parts/colour-swatches.tsx'
import { FieldSpecimens } from './parts/field-specimens.tsx'
import { FigureSpecimens } from './parts/figure-specimens.tsx'
import { NavigationSpecimens } from './parts/navigation-specimens.tsx'
import { OverlaySpecimens } from './parts/overlay-specimens.tsx'
import { ShapeSpecimens } from './parts/shape-specimens.tsx'
import { SkeletonSpecimens } from './parts/skeleton-specimens.tsx'
import { StateSpecimens } from './parts/state-specimens.tsx'
import { SurfaceSpecimens } from './parts/surface-specimens.tsx'
import { ToastSpecimens } from './parts/toast-specimens.tsx'
import { TypeScale } from './parts/type-scale.tsx'

/** All design tokens and primitives in all their states. For developers only, so its captions are not translated. */
export function GalleryPage() {
  return (
    <div className="page-width grid gap-(--section-gap) py-8">
      <div>
        <h1 className="text-h1">Gallery</h1>
        <p className="mt-2 max-w-text text-lead text-muted">
          What every screen is made of. Look at it at 390 and 1280 px, light and dark, in both languages, and
          walk through it with the Tab key.
        </p>
      </div>
      <ColourSwatches />
      <TypeScale />
      <ShapeSpecimens />
      <BrandSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <OverlaySpecimens />
      <ToastSpecimens />
      <NavigationSpecimens />
      <FigureSpecimens />
      <SurfaceSpecimens />
      <SkeletonSpecimens />
      <StateSpecimens />
    </div>
  )
}
