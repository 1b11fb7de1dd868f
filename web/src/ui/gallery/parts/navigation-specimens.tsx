import { Breadcrumb } from '../../page/breadcrumb.tsx'
import { Pager } from '../../pager/pager.tsx'
import { Tabs } from '../../tabs/tabs.tsx'
import { GallerySection } from './gallery-section.tsx'
import { Specimen } from './specimen.tsx'

const parents = [
  { label: 'Home', href: '#home' },
  { label: 'Clothing', href: '#clothing' },
]
const hrefOf = (page: number) => `#page-${page}`

export function NavigationSpecimens() {
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
