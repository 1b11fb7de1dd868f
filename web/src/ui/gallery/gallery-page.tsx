import { Button } from '../button/button.tsx'
import { Breadcrumb } from '../page/breadcrumb.tsx'
import { Pager } from '../pager/pager.tsx'
import { PictureSkeleton } from '../state/picture-skeleton.tsx'
import { SkeletonGroup } from '../state/skeleton-group.tsx'
import { Skeleton } from '../state/skeleton.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { showToast, type ToastType } from '../toast/show-toast.tsx'
import { BrandSpecimens } from './parts/brand-specimens.tsx'
import { ButtonSpecimens } from './parts/button-specimens.tsx'
import { ChoiceSpecimens } from './parts/choice-specimens.tsx'
import { ColourSwatches } from './parts/colour-swatches.tsx'
import { FieldSpecimens } from './parts/field-specimens.tsx'
import { FigureSpecimens } from './parts/figure-specimens.tsx'
import { GallerySection } from './parts/gallery-section.tsx'
import { OverlaySpecimens } from './parts/overlay-specimens.tsx'
import { Specimen } from './parts/specimen.tsx'
import { StateSpecimens } from './parts/state-specimens.tsx'
import { SurfaceSpecimens } from './parts/surface-specimens.tsx'

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

const types: ToastType[] = ['default', 'success', 'info', 'warning', 'error']

function ToastSpecimens() {
  return (
    <GallerySection title="Toasts">
      <div className="flex flex-wrap gap-3">
        {types.map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={() => void showToast(type, `A toast of type ${type}`)}
          >
            Raise {type}
          </Button>
        ))}
      </div>
    </GallerySection>
  )
}

const tones = ['blush', 'pine', 'cream', 'indigo'] as const

function SkeletonSpecimens() {
  return (
    <GallerySection title="Skeletons">
      <SkeletonGroup className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
        {tones.map((tone) => (
          <span key={tone} className="grid gap-2">
            <PictureSkeleton tone={tone} />
            <Skeleton className="mt-1 h-3 w-1/2 rounded-full" />
            <Skeleton className="h-4 w-11/12 rounded-full" />
            <Skeleton className="h-4 w-2/3 rounded-full" />
            <Skeleton className="h-5 w-1/2 rounded-full" />
          </span>
        ))}
      </SkeletonGroup>
    </GallerySection>
  )
}

const parents = [
  { label: 'Home', href: '#home' },
  { label: 'Clothing', href: '#clothing' },
]
const hrefOf = (page: number) => `#page-${page}`

function NavigationSpecimens() {
  return (
    <GallerySection title="Finding the way">
      <Specimen name="breadcrumb">
        <Breadcrumb parents={parents} current="Shawls and scarves" />
      </Specimen>
      <Specimen name="tabs">
        <Tabs
          label="About this shawl"
          tabs={[
            { id: 'story', label: 'Story', panel: <p>Woven in Patan from the down of the Chyangra goat.</p> },
            { id: 'facts', label: 'Specification', panel: <p>100 × 200 cm, 180 g.</p> },
            { id: 'reviews', label: 'Reviews', count: '186', panel: <p>4.9 of 5.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="pager, first of ten">
        <Pager page={1} pageCount={10} hrefOf={hrefOf} />
      </Specimen>
      <Specimen name="pager, in the middle">
        <Pager page={54} pageCount={131} label="Pages of results" hrefOf={hrefOf} />
      </Specimen>
      <Specimen name="pager, last of three">
        <Pager page={3} pageCount={3} label="Pages of reviews" hrefOf={hrefOf} />
      </Specimen>
    </GallerySection>
  )
}

const radii = [
  ['rounded-badge', 'badge 7'],
  ['rounded-chip', 'chip 10'],
  ['rounded-control', 'control 12'],
  ['rounded-picture', 'picture 16'],
  ['rounded-panel', 'panel 20'],
  ['rounded-hero', 'hero 24'],
  ['rounded-deal', 'deal 28'],
  ['rounded-arch', 'arch'],
] as const

const shadows = [
  ['shadow-1', 'shadow 1'],
  ['shadow-2', 'shadow 2, panels'],
  ['shadow-3', 'shadow 3, sheets'],
] as const

function ShapeSpecimens() {
  return (
    <GallerySection title="Radius and shadow">
      <div className="grid grid-cols-3 gap-4 sm:grid-cols-4 lg:grid-cols-8">
        {radii.map(([className, name]) => (
          <Specimen key={name} name={name}>
            <div className={`h-24 bg-blush ${className}`} />
          </Specimen>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-6">
        {shadows.map(([className, name]) => (
          <Specimen key={name} name={name}>
            <div className={`h-20 rounded-panel bg-surface ${className}`} />
          </Specimen>
        ))}
      </div>
    </GallerySection>
  )
}

const steps = [
  ['text-hero', 'hero', 'Winter comes down from the hills', 'पहाडबाट जाडो झर्‍यो'],
  ['text-h1', 'h1', 'Terms and Conditions', 'नियम तथा सर्तहरू'],
  ['text-h2', 'h2', 'Walk the lanes', 'गल्ली गल्ली डुलौँ'],
  ['text-title', 'title', 'Other Ways to Reach Us', 'सम्पर्कका अन्य माध्यम'],
  ['text-h3', 'h3', 'Plumber at home', 'घरमै प्लम्बर'],
  ['text-lead', 'lead', 'A person reads every message.', 'हरेक सन्देश मान्छेले नै पढ्छन्।'],
  ['text-body', 'body', 'The weekly market, open every day.', 'साप्ताहिक हाट, अब हरेक दिन खुला।'],
  ['text-name', 'name', 'Hand-woven pashmina shawl', 'हातले बुनेको पश्मिना सल'],
  ['text-label', 'label', 'Full Name', 'पूरा नाम'],
  ['text-small', 'small', 'Typically within 24 hours', 'प्रायः २४ घण्टाभित्र'],
  ['text-fine', 'fine', 'Ilam Chiya Ghar', 'इलाम चिया घर'],
  ['text-micro', 'micro', 'Categories', 'वर्गहरू'],
  ['text-price', 'price', 'Rs.\u00a01,23,456', 'रु.\u00a0१,२३,४५६'],
  ['text-price-feature', 'price-feature', 'Rs.\u00a06,450', 'रु.\u00a0६,४५०'],
  ['text-price-detail', 'price-detail', 'Rs.\u00a06,450', 'रु.\u00a0६,४५०'],
] as const

function TypeScale() {
  return (
    <GallerySection title="Type">
      <dl className="grid gap-4">
        {steps.map(([className, name, english, nepali]) => (
          <div
            key={name}
            className="grid gap-x-6 border-b border-line pb-4 md:grid-cols-[7rem_1fr_1fr] md:items-baseline"
          >
            <dt className="text-fine text-muted">{name}</dt>
            <dd className={className}>{english}</dd>
            <dd lang="ne" className={className}>
              {nepali}
            </dd>
          </div>
        ))}
      </dl>
    </GallerySection>
  )
}
