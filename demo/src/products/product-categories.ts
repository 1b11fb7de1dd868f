import type { DemoCategory, PictureSpec } from '../shop/demo-types.ts'
import { bilingual } from '../shop/bilingual.ts'
import type { Pair } from '../shop/bilingual.ts'

type Branch = [slug: string, en: string, ne: string]

const department = (
  slug: string,
  name: Pair,
  [backdrop, object, beside]: [PictureSpec['backdrop'], string, string?],
  children: Branch[],
): DemoCategory => ({
  slug,
  name: bilingual(...name),
  picture: { object, ...(beside && { beside }), backdrop, stage: 'arch' },
  children: children.map(([child, en, ne]) => ({ slug: child, name: bilingual(en, ne) })),
})

/** The twelve departments of the shop; categories with more products come first in each. */
export const demoCategories: DemoCategory[] = [
  department(
    'clothing',
    ['Clothing', 'लुगा'],
    ['blush', 'scarf'],
    [
      ['shawls-and-scarves', 'Shawls and scarves', 'सल र पछ्यौरा'],
      ['women', 'Women', 'महिला'],
      ['warm-wear', 'Warm wear', 'न्यानो लुगा'],
      ['men', 'Men', 'पुरुष'],
    ],
  ),
  department(
    'tea-food',
    ['Tea & food', 'चिया र खाना'],
    ['pine', 'teapot', 'teacup-without-handle'],
    [
      ['spices-and-achar', 'Spices and achar', 'मसला र अचार'],
      ['tea', 'Tea', 'चिया'],
      ['coffee', 'Coffee', 'कफी'],
      ['rice-and-lentils', 'Rice and lentils', 'चामल र दाल'],
      ['snacks-and-sweets', 'Snacks and sweets', 'खाजा र मिठाई'],
      ['honey-and-ghee', 'Honey and ghee', 'मह र घिउ'],
      ['nuts-and-dried-fruit', 'Nuts and dried fruit', 'ओखर र सुकेका फलफूल'],
    ],
  ),
  department(
    'electronics',
    ['Electronics', 'इलेक्ट्रोनिक्स'],
    ['sky', 'mobile-phone', 'headphone'],
    [
      ['phones', 'Phones', 'फोन'],
      ['laptops', 'Laptops', 'ल्यापटप'],
      ['audio', 'Audio', 'अडियो'],
      ['cameras', 'Cameras', 'क्यामेरा'],
      ['watches', 'Watches', 'घडी'],
      ['chargers-and-cables', 'Chargers and cables', 'चार्जर र तार'],
    ],
  ),
  department(
    'home',
    ['Home', 'घर सामान'],
    ['stone', 'couch-and-lamp'],
    [
      ['kitchen', 'Kitchen', 'भान्सा'],
      ['bedding', 'Bedding', 'ओछ्यान'],
      ['light', 'Light', 'बत्ती'],
    ],
  ),
  department(
    'puja-craft',
    ['Puja & craft', 'पूजा र कला'],
    ['marigold', 'bell', 'diya-lamp'],
    [
      ['brass-and-copper', 'Brass and copper', 'पित्तल र तामा'],
      ['puja-goods', 'Puja goods', 'पूजा सामग्री'],
      ['yarn-and-craft', 'Yarn and craft', 'धागो र हस्तकला'],
    ],
  ),
  department(
    'outdoor',
    ['Outdoor', 'पदयात्रा'],
    ['clay', 'backpack', 'hiking-boot'],
    [
      ['boots', 'Boots', 'जुत्ता'],
      ['bags', 'Bags', 'झोला'],
      ['jackets', 'Jackets', 'ज्याकेट'],
    ],
  ),
  department(
    'beauty',
    ['Beauty', 'सौन्दर्य'],
    ['lilac', 'lotion-bottle', 'lipstick'],
    [
      ['skin', 'Skin', 'छाला'],
      ['hair', 'Hair', 'कपाल'],
      ['soap', 'Soap', 'साबुन'],
    ],
  ),
  department(
    'kids',
    ['Kids', 'बालबालिका'],
    ['indigo', 'teddy-bear', 'soccer-ball'],
    [
      ['toys', 'Toys', 'खेलौना'],
      ['kids-clothes', 'Clothes', 'बालबालिकाका लुगा'],
      ['school', 'School', 'विद्यालय'],
    ],
  ),
  department(
    'books',
    ['Books', 'किताब'],
    ['clay', 'books', 'pencil'],
    [
      ['nepali-literature', 'Nepali literature', 'नेपाली साहित्य'],
      ['school-books', 'School books', 'पाठ्यपुस्तक'],
      ['stationery', 'Stationery', 'मसलन्द'],
    ],
  ),
  department(
    'tools',
    ['Tools', 'औजार'],
    ['pine', 'toolbox', 'wrench'],
    [
      ['hand-tools', 'Hand tools', 'हाते औजार'],
      ['electric-tools', 'Electric', 'बिजुली औजार'],
      ['plumbing', 'Plumbing', 'धारा र पाइप'],
    ],
  ),
  department(
    'garden',
    ['Garden', 'बगैँचा'],
    ['sky', 'potted-plant', 'seedling'],
    [
      ['plants', 'Plants', 'बिरुवा'],
      ['seeds', 'Seeds', 'बीउ'],
      ['pots', 'Pots', 'गमला'],
    ],
  ),
  department(
    'music',
    ['Music', 'बाजा'],
    ['lilac', 'drum', 'guitar'],
    [
      ['madal-and-drums', 'Madal and drums', 'मादल र ढोल'],
      ['strings', 'Strings', 'तारे बाजा'],
      ['flutes', 'Flutes', 'बाँसुरी'],
    ],
  ),
]
