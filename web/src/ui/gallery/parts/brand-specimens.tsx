import { Diamond } from '../../brand/diamond.tsx'
import { Logo } from '../../brand/logo.tsx'
import { Weave } from '../../brand/weave.tsx'
import { GallerySection } from './gallery-section.tsx'
import { Specimen } from './specimen.tsx'

const grounds = [
  ['bg-crimson-fill', 'ghost on crimson'],
  ['bg-indigo-fill', 'ghost on indigo'],
  ['bg-pine-deep', 'ghost on pine'],
] as const

export function BrandSpecimens() {
  return (
    <GallerySection title="Logo and weave">
      <div className="grid gap-5 md:grid-cols-2">
        <Specimen name="logo on surface">
          <div className="rounded-panel bg-surface p-5">
            <Logo />
          </div>
        </Specimen>
        <Specimen name="logo on night">
          <div className="rounded-panel bg-night p-5">
            <Logo isOnNight />
          </div>
        </Specimen>
      </div>
      <Specimen name="weave 1">
        <Weave cell={1} />
      </Specimen>
      <Specimen name="weave 2">
        <Weave cell={2} />
      </Specimen>
      <Specimen name="weave 3, turned">
        <Weave cell={3} turned className="min-h-36" />
      </Specimen>
      <div className="grid gap-5 md:grid-cols-3">
        {grounds.map(([className, name]) => (
          <Specimen key={name} name={name}>
            <div
              className={`ghost on-colour grid h-40 place-items-end rounded-hero p-5 text-h3 ${className}`}
            >
              <Diamond className="size-7 text-marigold" />
            </div>
          </Specimen>
        ))}
      </div>
    </GallerySection>
  )
}
