import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { bilingual } from './bilingual.ts'

export interface DemoSlide {
  slug: string
  /** Small text above the title. */
  kicker: Bilingual
  title: Bilingual
  subtitle: Bilingual
  button: Bilingual
  link: string
  /** Names of hero scenes in studio/. */
  scene: { wide: string; phone: string }
}

export const carouselSlides: DemoSlide[] = [
  {
    slug: 'winter-haat',
    kicker: bilingual('Winter haat, until 15 Poush', 'हिउँदे हाट, पुस १५ सम्म'),
    title: bilingual('Winter comes down from the hills', 'पहाडबाट हिउँद झर्दै छ'),
    subtitle: bilingual(
      'Pashmina, down jackets and first-flush tea from 24 Nepali makers. Up to 35% off.',
      '२४ नेपाली उत्पादकका पश्मिना, डाउन ज्याकेट र पहिलो टिपाइको चिया। ३५% सम्म छुट।',
    ),
    button: bilingual('Shop the winter haat', 'हिउँदे हाट घुम्नुहोस्'),
    link: '/products/?deals=true',
    scene: { wide: 'hero-haat', phone: 'hero-haat-phone' },
  },
  {
    slug: 'made-in-nepal',
    kicker: bilingual('Made in Nepal', 'नेपालमै बनेको'),
    title: bilingual('Bells, bowls and cloth with a name on them', 'घण्ट, भाँडा र कपडा, बनाउनेको नामसहित'),
    subtitle: bilingual(
      'From the casters of Patan, the potters of Thimi and the looms of Tansen, straight to your door.',
      'पाटनका ढलाइ कालिगड, थिमीका कुमाल र तानसेनका तानबाट सिधै तपाईंको घरमा।',
    ),
    button: bilingual('Meet the makers', 'कालिगड भेट्नुहोस्'),
    link: '/products/?origin=nepal',
    scene: { wide: 'hero-craft', phone: 'hero-craft-phone' },
  },
  {
    slug: 'hands-you-can-hire',
    kicker: bilingual('Services at home', 'घरमै सेवा'),
    title: bilingual('A plumber by tomorrow noon', 'भोलि दिउँसोसम्म प्लम्बर'),
    subtitle: bilingual(
      'Checked providers tell you the price before they come. You pay when the work is done.',
      'जाँचिएका सेवा प्रदायकले आउनुअघि नै मूल्य भन्छन्। पैसा काम सकिएपछि तिर्नुहोस्।',
    ),
    button: bilingual('Book a service', 'सेवा बुक गर्नुहोस्'),
    link: '/services/',
    scene: { wide: 'hero-services', phone: 'hero-services-phone' },
  },
  {
    slug: 'new-harvest',
    kicker: bilingual('New in Mangsir', 'मङ्सिरको नयाँ'),
    title: bilingual('The new harvest is in', 'नयाँ बाली भित्रियो'),
    subtitle: bilingual(
      'Marsi rice and walnuts from Jumla, cliff honey from Lamjung, coffee from Gulmi, timur fresh from the hill.',
      'जुम्लाको मार्सी चामल र ओखर, लमजुङको भिरमौरीको मह, गुल्मीको कफी, पहाडको ताजा टिमुर।',
    ),
    button: bilingual('Taste what is new', 'नयाँ स्वाद हेर्नुहोस्'),
    link: '/products/?category=tea-food&sortField=createdAt&sortOrder=desc',
    scene: { wide: 'hero-harvest', phone: 'hero-harvest-phone' },
  },
]
