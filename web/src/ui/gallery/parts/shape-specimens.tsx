import { GallerySection } from './gallery-section.tsx'
import { Specimen } from './specimen.tsx'

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

export function ShapeSpecimens() {
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
