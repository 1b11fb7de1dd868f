import type { FeaturedGood } from './featured-good.ts'
import { kitchen } from '../assortments/kitchen.ts'
import { bags, boots } from '../assortments/outdoor.ts'
import { honeyAndGhee } from '../assortments/pantry.ts'
import { cameras } from '../assortments/small-electronics.ts'
import { tea } from '../assortments/tea.ts'
import { yarnAndCraft } from '../assortments/yarn-and-craft.ts'

export const featuredGoods: FeaturedGood[] = [
  {
    assortment: yarnAndCraft,
    kindTitle: 'Hand-spun wool yarn',
    overrides: {
      headline: ['Pashmina to knit with', 'बुन्नका लागि पश्मिना'],
      material: ['100% pashmina', '१००% पश्मिना'],
    },
    vendor: 'mustang-oon-udhyog',
    title: ['Pashmina knitting yarn, 4 × 50 g', 'पश्मिना बुन्ने धागो, ४ × ५० ग्राम'],
    tone: 'indigo',
    price: 1960,
    ageDays: 220,
    soldCount: 96,
    pictures: [
      ['lokta', 'plain', 'ewe'],
      ['blush', 'disc'],
    ],
  },
  {
    assortment: yarnAndCraft,
    kindTitle: 'Sewing kit, {}',
    overrides: {
      drawing: 'thread',
      headline: ['Madder, walnut, indigo', 'मजिठो, ओखर, नील'],
      about: [
        'Roots, husks and a cake of indigo with a booklet in both languages. Enough for two kilos of wool.',
        'जरा, बोक्रा र नीलको डल्लो, दुवै भाषाको पुस्तिकासहित। दुई केजी ऊन रङाउन पुग्छ।',
      ],
    },
    vendor: 'palpa-dhaka-udhyog',
    title: ['Natural dye kit for wool', 'ऊन रङाउने प्राकृतिक रङको सेट'],
    price: 1450,
    ageDays: 150,
    soldCount: 58,
    pictures: [
      ['blush', 'plain', 'yarn'],
      ['pine', 'disc'],
    ],
  },
  {
    assortment: bags,
    kindTitle: 'Hemp shoulder bag, {}',
    overrides: {
      drawing: 'handbag',
      headline: ['Felt outside, pashmina inside', 'बाहिर फेल्ट, भित्र पश्मिना'],
      about: [
        'Thick wool felt that keeps its shape, lined with a cut of real pashmina. Two pockets, one with a zip.',
        'आकार नबिग्रने बाक्लो ऊनी फेल्ट, भित्र साँचो पश्मिना। दुई गोजी, एउटामा चेन।',
      ],
      material: ['Wool felt, pashmina lining', 'ऊनी फेल्ट, पश्मिना अस्तर'],
    },
    vendor: 'chandragiri-felt',
    title: ['Felt handbag with pashmina lining', 'पश्मिना अस्तरको फेल्ट झोला'],
    price: 2350,
    ageDays: 310,
    soldCount: 122,
    pictures: [
      ['marigold', 'plinth'],
      ['sky', 'plain'],
    ],
  },
  {
    assortment: tea,
    kindTitle: '{} orthodox tea',
    overrides: {
      about: [
        'Picked in Chait from bushes above Fikkal, when the garden wakes. Light in the cup, with orchid in the nose and a clean, long end.',
        'चैतमा बगान ब्युँझिँदा फिक्कलमाथिका बोटबाट टिपिएको। कपमा हलुका, नाकमा सुनाखरी, लामो र सफा स्वाद।',
      ],
    },
    vendor: 'ilam-chiya-ghar',
    title: ['Ilam first-flush orthodox tea, 250 g', 'इलामको पहिलो टिपाइको अर्थोडक्स चिया, २५० ग्राम'],
    price: 850,
    oldPrice: 1180,
    stock: 96,
    ageDays: 215,
    soldCount: 1090,
    pictures: [
      ['pine', 'disc', 'teacup-without-handle'],
      ['sky', 'plain'],
      ['lokta', 'arch', 'herb'],
    ],
  },
  {
    assortment: tea,
    kindTitle: 'Chiya with {}',
    overrides: {
      drawing: 'own:packet:brick:teapot',
      headline: ['Cardamom, ginger, clove, pepper', 'अलैँची, अदुवा, ल्वाङ, मरिच'],
      about: [
        'CTC and orthodox leaf with whole spices, ground coarse. Boil it with milk until it rises three times.',
        'सीटीसी र अर्थोडक्स पातमा सिङ्गा मसला, खस्रो पिँधेको। दूधसँग तीन पटक उम्लिन दिनुहोस्।',
      ],
    },
    vendor: 'ilam-chiya-ghar',
    title: ['Masala chiya blend, 200 g', 'मसला चिया मिश्रण, २०० ग्राम'],
    price: 460,
    stock: 140,
    ageDays: 700,
    soldCount: 820,
    pictures: [
      ['indigo', 'plain'],
      ['lokta', 'disc'],
    ],
  },
  {
    assortment: boots,
    kindTitle: 'Trekking boots, {}',
    vendor: 'sagarmatha-outdoor',
    title: ['Waterproof trekking boots, leather', 'वाटरप्रुफ पदयात्रा जुत्ता, छाला'],
    price: 4990,
    oldPrice: 6800,
    stock: 38,
    ageDays: 365,
    soldCount: 328,
    pictures: [
      ['lilac', 'plain', 'hiking-boot'],
      ['sky', 'arch', 'mountain'],
      ['stone', 'disc'],
    ],
  },
  {
    assortment: honeyAndGhee,
    kindTitle: '{} honey',
    overrides: {
      headline: ['From the cliffs above Ghanpokhara', 'घनपोखरामाथिका भीरबाट'],
      about: [
        'Taken from the rock face by rope ladder, twice a year, by the honey hunters of Lamjung. Dark, strong, a little bitter; begin with a teaspoon.',
        'लमजुङका मह सिकारीले वर्षमा दुई पटक डोरीको भर्‍याङ झुन्ड्याएर भीरबाट काढेको। गाढा, कडा, अलि तितो; एक चिया चम्चाबाट सुरु गर्नुहोस्।',
      ],
      facts: [
        [['Twice a year', 'वर्षमा दुई पटक'], ['Spring and autumn', 'वसन्त र शरद्'], 'spiral-calendar'],
        [['60 metres', '६० मिटर'], ['By rope ladder', 'डोरीको भर्‍याङमा'], 'mountain'],
        [['Giant bee', 'भीर मौरी'], ['Apis laboriosa', 'एपिस ल्याबोरियोसा'], 'honeybee'],
      ],
    },
    vendor: 'lamjung-maha',
    title: ['Wild cliff honey from Lamjung, 500 g', 'लमजुङको भीर मह, ५०० ग्राम'],
    price: 1450,
    oldPrice: 1750,
    stock: 57,
    ageDays: 320,
    soldCount: 451,
    pictures: [
      ['lilac', 'plinth'],
      ['sky', 'plain', 'honeybee'],
      ['pine', 'disc'],
    ],
  },
  {
    assortment: cameras,
    kindTitle: '{}',
    vendor: 'putalisadak-computers',
    title: ['Mirrorless camera with 18–45 mm lens', '१८–४५ मि.मि. लेन्ससहित मिररलेस क्यामेरा'],
    price: 123_456,
    oldPrice: 139_900,
    stock: 14,
    ageDays: 160,
    soldCount: 52,
    pictures: [
      ['stone', 'plain'],
      ['marigold', 'arch'],
      ['blush', 'disc'],
    ],
  },
  {
    assortment: kitchen,
    kindTitle: 'Clay {}',
    overrides: {
      drawing: 'own:cups:clay',
      about: [
        'Small cups without a handle, fired hard and burnished inside. They keep the tea hot and the fingers warm.',
        'समाउने नभएका साना कप, राम्ररी पोलेर भित्र चिल्लो पारिएका। चिया तातै राख्छन्, औँला न्यानो।',
      ],
    },
    vendor: 'thimi-mato-kala',
    title: ['Chiya cups, clay, set of six', 'माटोका चिया कप, छको सेट'],
    price: 540,
    stock: 64,
    ageDays: 505,
    soldCount: 377,
    pictures: [
      ['sky', 'plain'],
      ['lilac', 'disc', 'teapot'],
    ],
  },
]
