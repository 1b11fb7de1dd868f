import type { HomeLayout, StoredSlide } from '@haat/contract/domains/home.ts'
import { homeSections } from '@haat/contract/domains/home.rules.ts'

/** The slides of the home page until staff save their own. The last one has no end date. */
export const defaultSlides: StoredSlide[] = [
  {
    id: 'winter',
    kicker: { en: 'Winter haat, until 15 Poush', ne: 'हिउँदे हाट, पुस १५ सम्म' },
    title: { en: 'Winter comes down from the hills', ne: 'पहाडबाट हिउँद झर्दै छ' },
    text: {
      en: 'Pashmina, down jackets and first-flush tea, straight from Nepali makers.',
      ne: 'नेपाली उत्पादककै पश्मिना, डाउन ज्याकेट र पहिलो टिपाइको चिया।',
    },
    button: { en: 'Shop the winter haat', ne: 'हिउँदे सामान हेर्नुहोस्' },
    link: '/products/?category=clothing',
    tone: 'crimson',
    scene: 'winter',
    picture: null,
    from: null,
    until: '2026-12-30',
  },
  {
    id: 'hands',
    kicker: { en: 'Registered providers', ne: 'दर्ता भएका सेवाप्रदायक' },
    title: { en: 'A price before they come', ne: 'आउनुअघि नै मूल्य थाहा' },
    text: {
      en: 'Repairs, cleaning, beauty, lessons and puja at your home; you pay after the work.',
      ne: 'मर्मत, सरसफाइ, सौन्दर्य, पढाइ र पूजा तपाईंकै घरमा; काम सकिएपछि मात्र भुक्तानी।',
    },
    button: { en: 'Find a service', ne: 'सेवा खोज्नुहोस्' },
    link: '/services/',
    tone: 'pine',
    scene: 'hands',
    picture: null,
    from: null,
    until: null,
  },
  {
    id: 'craft',
    kicker: { en: 'Made in Nepal', ne: 'नेपालमै बनेका' },
    title: { en: 'The hand that made it has a name', ne: 'बनाउनेको नामसहितका सामान' },
    text: {
      en: 'Brass from Patan, Dhaka from Palpa, honey from Lamjung: bought from those who make it.',
      ne: 'पाटनको पित्तल, पाल्पाको ढाका, लमजुङको मह: बनाउनेकै हातबाट।',
    },
    button: { en: 'See what Nepal makes', ne: 'नेपालमा बनेका हेर्नुहोस्' },
    link: '/products/?origin=nepal',
    tone: 'indigo',
    scene: 'craft',
    picture: null,
    from: null,
    until: null,
  },
  {
    id: 'haat',
    kicker: { en: 'The weekly market, open every day', ne: 'हरेक दिन खुला साप्ताहिक बजार' },
    title: { en: 'From every hill to your door', ne: 'हरेक डाँडाबाट तपाईंको ढोकासम्म' },
    text: {
      en: 'Goods and services from vendors across Nepal: one market, one cart, and one delivery fee.',
      ne: 'नेपालभरका विक्रेताका सामान र सेवा: एउटै बजार, एउटै कार्ट, र एउटै डेलिभरी शुल्क।',
    },
    button: { en: 'Start shopping', ne: 'किनमेल सुरु गर्नुहोस्' },
    link: '/categories/',
    tone: 'crimson',
    scene: 'haat',
    picture: null,
    from: null,
    until: null,
  },
]

/** The home page until staff arrange their own. */
export const defaultLayout: HomeLayout = {
  slides: defaultSlides,
  sections: homeSections.map((section) => ({ section, isShown: true, from: null, until: null })),
}
