import type { Bilingual } from './bilingual.ts'

export const provinces = {
  Koshi: { en: 'Koshi', ne: 'कोशी' },
  Madhesh: { en: 'Madhesh', ne: 'मधेश' },
  Bagmati: { en: 'Bagmati', ne: 'बागमती' },
  Gandaki: { en: 'Gandaki', ne: 'गण्डकी' },
  Lumbini: { en: 'Lumbini', ne: 'लुम्बिनी' },
  Karnali: { en: 'Karnali', ne: 'कर्णाली' },
  Sudurpashchim: { en: 'Sudurpashchim', ne: 'सुदूरपश्चिम' },
} satisfies Record<string, Bilingual>

export type Province = keyof typeof provinces

export interface District {
  slug: string
  name: Bilingual
  province: Province
}

const names: Record<Province, string> = {
  Koshi:
    'Bhojpur भोजपुर, Dhankuta धनकुटा, Ilam इलाम, Jhapa झापा, Khotang खोटाङ, Morang मोरङ, Okhaldhunga ओखलढुङ्गा, Panchthar पाँचथर, Sankhuwasabha सङ्खुवासभा, Solukhumbu सोलुखुम्बु, Sunsari सुनसरी, Taplejung ताप्लेजुङ, Terhathum तेह्रथुम, Udayapur उदयपुर',
  Madhesh:
    'Bara बारा, Dhanusha धनुषा, Mahottari महोत्तरी, Parsa पर्सा, Rautahat रौतहट, Saptari सप्तरी, Sarlahi सर्लाही, Siraha सिराहा',
  Bagmati:
    'Bhaktapur भक्तपुर, Chitwan चितवन, Dhading धादिङ, Dolakha दोलखा, Kathmandu काठमाडौं, Kavrepalanchok काभ्रेपलाञ्चोक, Lalitpur ललितपुर, Makwanpur मकवानपुर, Nuwakot नुवाकोट, Ramechhap रामेछाप, Rasuwa रसुवा, Sindhuli सिन्धुली, Sindhupalchok सिन्धुपाल्चोक',
  Gandaki:
    'Baglung बागलुङ, Gorkha गोरखा, Kaski कास्की, Lamjung लमजुङ, Manang मनाङ, Mustang मुस्ताङ, Myagdi म्याग्दी, Nawalparasi East नवलपरासी पूर्व, Parbat पर्वत, Syangja स्याङ्जा, Tanahun तनहुँ',
  Lumbini:
    'Arghakhanchi अर्घाखाँची, Banke बाँके, Bardiya बर्दिया, Dang दाङ, Gulmi गुल्मी, Kapilvastu कपिलवस्तु, Nawalparasi West नवलपरासी पश्चिम, Palpa पाल्पा, Pyuthan प्यूठान, Rolpa रोल्पा, Rukum East रुकुम पूर्व, Rupandehi रूपन्देही',
  Karnali:
    'Dailekh दैलेख, Dolpa डोल्पा, Humla हुम्ला, Jajarkot जाजरकोट, Jumla जुम्ला, Kalikot कालिकोट, Mugu मुगु, Rukum West रुकुम पश्चिम, Salyan सल्यान, Surkhet सुर्खेत',
  Sudurpashchim:
    'Achham अछाम, Baitadi बैतडी, Bajhang बझाङ, Bajura बाजुरा, Dadeldhura डडेलधुरा, Darchula दार्चुला, Doti डोटी, Kailali कैलाली, Kanchanpur कञ्चनपुर',
}

/** All 77 districts, in the order of the provinces. */
export const districts: District[] = (Object.keys(names) as Province[]).flatMap((province) =>
  names[province].split(', ').map((both) => {
    const split = both.search(/ [\u0900-\u097f]/)
    const en = both.slice(0, split)
    return { slug: en.toLowerCase().replace(' ', '-'), name: { en, ne: both.slice(split + 1) }, province }
  }),
)

const byName = new Map(districts.map(({ slug, name }) => [slug, name]))

/** A slug that is none of the 77 is shown unchanged. */
export const districtName = (slug: string): Bilingual => byName.get(slug) ?? { en: slug, ne: slug }
