import { bilingual, type Pair } from '../shop/bilingual.ts'
import type { DemoCategory, PictureSpec } from '../shop/demo-types.ts'

function department(
  slug: string,
  name: Pair,
  [object, backdrop, beside]: [string, PictureSpec['backdrop'], string],
  children: Record<string, Pair>,
): DemoCategory {
  return {
    slug,
    name: bilingual(...name),
    picture: { object, beside, backdrop, stage: 'plain' },
    children: Object.entries(children).map(([child, words]) => ({ slug: child, name: bilingual(...words) })),
  }
}

export const demoServiceCategories: DemoCategory[] = [
  department('home-repair', ['Home repair', 'घर मर्मत'], ['toolbox', 'sky', 'wrench'], {
    plumbers: ['Plumbing', 'प्लम्बिङ'],
    electrical: ['Electrical', 'बिजुलीको काम'],
    carpentry: ['Carpentry and locks', 'काठको काम र ताल्चा'],
    painting: ['Painting, roofs and floors', 'रङ, छाना र भुइँ'],
  }),
  department('cleaning', ['Cleaning', 'सरसफाइ'], ['bucket', 'pine', 'broom'], {
    'house-cleaning': ['House and office', 'घर र कार्यालय'],
    'tank-cleaning': ['Water tanks', 'पानी ट्याङ्की'],
    'sofa-carpet': ['Sofas, carpets, beds', 'सोफा, कार्पेट, ओछ्यान'],
    'pest-control': ['Pests', 'कीरा नियन्त्रण'],
  }),
  department('beauty-care', ['Beauty and care', 'सौन्दर्य र स्याहार'], ['barber-pole', 'blush', 'scissors'], {
    'hair-and-beard': ['Hair and beard', 'कपाल र दाह्री'],
    bridal: ['Weddings and make-up', 'विवाह र मेकअप'],
    mehendi: ['Mehendi', 'मेहेन्दी'],
    'skin-massage': ['Skin and massage', 'छाला र मालिस'],
  }),
  department('lessons', ['Lessons', 'सिकाइ'], ['books', 'indigo', 'pencil'], {
    'school-tuition': ['School and exams', 'विद्यालय र परीक्षा'],
    languages: ['Languages', 'भाषा'],
    'computer-lessons': ['Computer and phone', 'कम्प्युटर र मोबाइल'],
    'music-lessons': ['Music and dance', 'सङ्गीत र नृत्य'],
  }),
  department('puja', ['Puja and rites', 'पूजा र संस्कार'], ['diya-lamp', 'marigold', 'bell'], {
    'home-puja': ['Puja at home', 'घरमा पूजा'],
    sanskar: ['Rites of life', 'संस्कार'],
    shraddha: ['Shraddha and patro', 'श्राद्ध र पात्रो'],
  }),
  department('appliances', ['Appliances', 'घरेलु उपकरण'], ['television', 'stone', 'screwdriver'], {
    'fridge-ac': ['Cooling', 'फ्रिज, एसी र पङ्खा'],
    'kitchen-laundry': ['Kitchen and laundry', 'भान्सा र लुगा धुने'],
    'tv-computer': ['TV and computer', 'टिभी र कम्प्युटर'],
  }),
  department('moving', ['Moving', 'सराइ र ढुवानी'], ['delivery-truck', 'clay', 'package'], {
    'house-moving': ['Home', 'घर सराइ'],
    'office-moving': ['Office', 'कार्यालय सराइ'],
    'small-loads': ['Small loads', 'सानो भारी'],
  }),
  department('events', ['Events', 'उत्सव र भोज'], ['party-popper', 'lilac', 'balloon'], {
    decoration: ['Decoration and planning', 'सजावट र व्यवस्थापन'],
    catering: ['Food', 'खाना'],
    'photo-sound': ['Pictures, sound, music', 'तस्बिर, साउन्ड, बाजा'],
  }),
]
