import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

export interface SeedCategory {
  slug: string
  name: Bilingual
}
export interface SeedDepartment extends SeedCategory {
  children: SeedCategory[]
}

/** Departments, and indented below each its categories: those with more to list come first. */
const products = `
clothing | Clothing | लुगा
  shawls-and-scarves | Shawls and scarves | सल र पछ्यौरा
  women | Women | महिला
  warm-wear | Warm wear | न्यानो लुगा
  men | Men | पुरुष
tea-food | Tea & food | चिया र खाना
  spices-and-achar | Spices and achar | मसला र अचार
  tea | Tea | चिया
  coffee | Coffee | कफी
  rice-and-lentils | Rice and lentils | चामल र दाल
  snacks-and-sweets | Snacks and sweets | खाजा र मिठाई
  honey-and-ghee | Honey and ghee | मह र घिउ
  nuts-and-dried-fruit | Nuts and dried fruit | ओखर र सुकेका फलफूल
electronics | Electronics | इलेक्ट्रोनिक्स
  phones | Phones | फोन
  laptops | Laptops | ल्यापटप
  audio | Audio | अडियो
  cameras | Cameras | क्यामेरा
  watches | Watches | घडी
  chargers-and-cables | Chargers and cables | चार्जर र तार
home | Home | घर सामान
  kitchen | Kitchen | भान्सा
  bedding | Bedding | ओछ्यान
  light | Light | बत्ती
puja-craft | Puja & craft | पूजा र कला
  brass-and-copper | Brass and copper | पित्तल र तामा
  puja-goods | Puja goods | पूजा सामग्री
  yarn-and-craft | Yarn and craft | धागो र हस्तकला
outdoor | Outdoor | पदयात्रा
  boots | Boots | जुत्ता
  bags | Bags | झोला
  jackets | Jackets | ज्याकेट
beauty | Beauty | सौन्दर्य
  skin | Skin | छाला
  hair | Hair | कपाल
  soap | Soap | साबुन
kids | Kids | बालबालिका
  toys | Toys | खेलौना
  kids-clothes | Clothes | बालबालिकाका लुगा
  school | School | विद्यालय
books | Books | किताब
  nepali-literature | Nepali literature | नेपाली साहित्य
  school-books | School books | पाठ्यपुस्तक
  stationery | Stationery | मसलन्द
tools | Tools | औजार
  hand-tools | Hand tools | हाते औजार
  electric-tools | Electric | बिजुली औजार
  plumbing | Plumbing | धारा र पाइप
garden | Garden | बगैँचा
  plants | Plants | बिरुवा
  seeds | Seeds | बीउ
  pots | Pots | गमला
music | Music | बाजा
  madal-and-drums | Madal and drums | मादल र ढोल
  strings | Strings | तारे बाजा
  flutes | Flutes | बाँसुरी`

const services = `
home-repair | Home repair | घर मर्मत
  plumbers | Plumbing | प्लम्बिङ
  electrical | Electrical | बिजुलीको काम
  carpentry | Carpentry and locks | काठको काम र ताल्चा
  painting | Painting, roofs and floors | रङ, छाना र भुइँ
cleaning | Cleaning | सरसफाइ
  house-cleaning | House and office | घर र कार्यालय
  tank-cleaning | Water tanks | पानी ट्याङ्की
  sofa-carpet | Sofas, carpets, beds | सोफा, कार्पेट, ओछ्यान
  pest-control | Pests | कीरा नियन्त्रण
beauty-care | Beauty and care | सौन्दर्य र स्याहार
  hair-and-beard | Hair and beard | कपाल र दाह्री
  bridal | Weddings and make-up | विवाह र मेकअप
  mehendi | Mehendi | मेहेन्दी
  skin-massage | Skin and massage | छाला र मालिस
lessons | Lessons | सिकाइ
  school-tuition | School and exams | विद्यालय र परीक्षा
  languages | Languages | भाषा
  computer-lessons | Computer and phone | कम्प्युटर र मोबाइल
  music-lessons | Music and dance | सङ्गीत र नृत्य
puja | Puja and rites | पूजा र संस्कार
  home-puja | Puja at home | घरमा पूजा
  sanskar | Rites of life | संस्कार
  shraddha | Shraddha and patro | श्राद्ध र पात्रो
appliances | Appliances | घरेलु उपकरण
  fridge-ac | Cooling | फ्रिज, एसी र पङ्खा
  kitchen-laundry | Kitchen and laundry | भान्सा र लुगा धुने
  tv-computer | TV and computer | टिभी र कम्प्युटर
moving | Moving | सराइ र ढुवानी
  house-moving | Home | घर सराइ
  office-moving | Office | कार्यालय सराइ
  small-loads | Small loads | सानो भारी
events | Events | उत्सव र भोज
  decoration | Decoration and planning | सजावट र व्यवस्थापन
  catering | Food | खाना
  photo-sound | Pictures, sound, music | तस्बिर, साउन्ड, बाजा`

function readTree(text: string): SeedDepartment[] {
  const tree: SeedDepartment[] = []
  for (const row of text.trim().split('\n')) {
    const [slug = '', en = '', ne = ''] = row.trim().split(' | ')
    const category = { slug, name: { en, ne } }
    if (row.startsWith(' ')) tree.at(-1)!.children.push(category)
    else tree.push({ ...category, children: [] })
  }
  return tree
}

/** The categories with which every shop begins. */
export const categoryTrees = { product: readTree(products), service: readTree(services) }
