import { GallerySection } from './gallery-section.tsx'

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

export function TypeScale() {
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
