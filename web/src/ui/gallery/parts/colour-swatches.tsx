import { GallerySection } from './gallery-section.tsx'

/** Class names are written whole, so that Tailwind finds them. */
const roles = [
  ['bg-paper', 'paper'],
  ['bg-surface', 'surface'],
  ['bg-sunken', 'sunken'],
  ['bg-line', 'line'],
  ['bg-line-strong', 'line-strong'],
  ['bg-ink', 'ink'],
  ['bg-muted', 'muted'],
  ['bg-crimson', 'crimson'],
  ['bg-crimson-fill', 'crimson-fill'],
  ['bg-crimson-press', 'crimson-press'],
  ['bg-crimson-deep', 'crimson-deep'],
  ['bg-blush', 'blush'],
  ['bg-marigold', 'marigold'],
  ['bg-marigold-press', 'marigold-press'],
  ['bg-marigold-soft', 'marigold-soft'],
  ['bg-cream', 'cream'],
  ['bg-cream-ink', 'cream-ink'],
  ['bg-indigo', 'indigo'],
  ['bg-indigo-fill', 'indigo-fill'],
  ['bg-indigo-tint', 'indigo-tint'],
  ['bg-pine', 'pine'],
  ['bg-pine-deep', 'pine-deep'],
  ['bg-pine-tint', 'pine-tint'],
  ['bg-lilac', 'lilac'],
  ['bg-lilac-ink', 'lilac-ink'],
  ['bg-star', 'star'],
  ['bg-night', 'night'],
  ['bg-on-night', 'on-night'],
] as const

const pairs = [
  ['bg-paper text-ink', 'ink on paper'],
  ['bg-paper text-muted', 'muted on paper'],
  ['bg-sunken text-muted', 'muted on sunken'],
  ['bg-paper text-crimson', 'crimson on paper'],
  ['bg-crimson-fill text-white', 'white on crimson-fill'],
  ['bg-crimson-fill text-marigold-soft', 'marigold-soft on crimson-fill'],
  ['bg-blush text-crimson-deep', 'crimson-deep on blush'],
  ['bg-marigold text-on-marigold', 'on-marigold on marigold'],
  ['bg-cream text-cream-ink', 'cream-ink on cream'],
  ['bg-indigo-tint text-indigo', 'indigo on its tint'],
  ['bg-indigo-fill text-white', 'white on indigo-fill'],
  ['bg-pine-tint text-pine', 'pine on its tint'],
  ['bg-pine-deep text-white', 'white on pine-deep'],
  ['bg-lilac text-lilac-ink', 'lilac-ink on lilac'],
  ['bg-night text-on-night', 'on-night on night'],
  ['bg-night text-on-night-muted', 'on-night-muted on night'],
] as const

export function ColourSwatches() {
  return (
    <GallerySection title="Colour">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7">
        {roles.map(([className, name]) => (
          <li key={name} className="text-fine text-muted">
            <span className={`mb-1 block h-14 rounded-control inset-ring inset-ring-line ${className}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-3 text-small font-semibold lg:grid-cols-4">
        {pairs.map(([className, name]) => (
          <li key={name} className={`rounded-control p-3 inset-ring inset-ring-line ${className}`}>
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  )
}
