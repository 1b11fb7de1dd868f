import type { Assortment } from '../product-kind.ts'

const shoes = 'size: 38, 39, 40, 41, 42, 43, 44'

export const boots: Assortment = {
  category: 'boots',
  vendors: 'sagarmatha-outdoor lakeside-trek-pasal namche-gear-house',
  madeIn: 'china',
  warranty: ['6 months on sole and seam', 'तलुवा र सिलाइमा ६ महिना'],
  care: ['Brush off mud, dry away from fire', 'माटो ब्रसले झार्ने, आगोबाट टाढा सुकाउने'],
  closings: [
    ['Try them on in the evening, when feet are larger.', 'बेलुका लगाएर हेर्नुहोस्, त्यतिबेला खुट्टा अलि ठूलो हुन्छ।'],
    [
      'If they pinch, send them back within seven days, unworn outdoors.',
      'टोकेमा सात दिनभित्र फिर्ता गर्नुहोस्, बाहिर नलगाएको हुनुपर्छ।',
    ],
    ['Dried in the shade they keep their shape.', 'छायामा सुकाए आकार बिग्रँदैन।'],
  ],
  kinds: [
    {
      title: ['Trekking boots, {}', 'पदयात्रा जुत्ता, {}'],
      headline: ['For Annapurna, and for Asar in Kathmandu', 'अन्नपूर्णका लागि, अनि काठमाडौंको असारका लागि'],
      about: [
        'A high ankle, a sole that bites wet stone and a lining that keeps water out. The tongue is sewn in.',
        'अग्लो गोलीगाँठो, भिजेको ढुङ्गामा नचिप्लिने तलुवा, पानी नपस्ने अस्तर। जिब्रो सिलाइएको।',
      ],
      price: 5600,
      drawing: 'hiking-boot',
      beside: 'mountain',
      varieties: [
        ['full leather', 'पूरै छाला', 1.5],
        ['light, textile', 'हलुका, कपडा', 0.8],
        ['women’s last', 'महिलाको साँचो', 0.95],
      ],
      choice: shoes,
      colour: 'brown',
      facts: [
        [['Dry', 'सुक्खा'], ['In wet grass and snow', 'भिजेको घाँस र हिउँमा'], 'droplet'],
        [['5 mm', '५ मि.मि.'], ['Deep lugs', 'गहिरा खोपिल्टा'], 'mountain'],
        [['620 g', '६२० ग्राम'], ['Per boot, size 42', 'एउटाको, साइज ४२'], 'balance-scale'],
      ],
    },
    {
      title: ['Trail running shoes', 'डाँडा दौडने जुत्ता'],
      headline: ['Down the stairs of Shivapuri', 'शिवपुरीका सिँढीमा'],
      about: [
        'Low and quick, with a guard at the toes. Dries while you drink.',
        'होचो र छिटो, औँलामा सुरक्षासहित। पानी पिउन्जेल सुक्छ।',
      ],
      price: 4300,
      drawing: 'running-shoe',
      tones: 'pine glacier plum',
      choice: shoes,
      madeIn: 'vietnam',
    },
    {
      title: ['Rubber boots, {}', 'गमबुट, {}'],
      headline: ['For paddy, mud and the street outside', 'खेत, हिलो र घरअगाडिको बाटोका लागि'],
      about: [
        'One piece of rubber with a cotton lining. A tab at the back helps them off.',
        'सुती अस्तर भएको एकै थान रबर। पछाडिको फित्ताले फुकाल्न सजिलो।',
      ],
      price: 1250,
      drawing: 'own:rubber-boot',
      varieties: [
        ['high', 'अग्लो'],
        ['half', 'आधा', 0.8],
      ],
      tones: 'red pine indigo',
      choice: 'size: 37, 38, 39, 40, 41, 42, 43',
      madeIn: 'nepal',
      origin: ['Nepal (Birgunj)', 'नेपाल (वीरगञ्ज)'],
    },
    {
      title: ['Leather shoes, {}', 'छालाको जुत्ता, {}'],
      headline: ['From the office to the wedding', 'अफिसदेखि बिहेसम्म'],
      about: [
        'Buffalo leather tanned in Nepal, stitched sole, soft heel. A little polish and ten years.',
        'नेपालमै पकाइएको भैँसीको छाला, सिलाइएको तलुवा, नरम कुर्कुच्चा। अलि पालिस, दस वर्ष।',
      ],
      price: 3400,
      drawing: 'mans-shoe',
      varieties: [
        ['laced', 'फित्तावाला'],
        ['slip-on', 'फित्ता नचाहिने', 0.95],
      ],
      choice: 'size: 39, 40, 41, 42, 43, 44',
      colour: 'brown',
      madeIn: 'nepal',
    },
    {
      title: ['Sandals, {}', 'चप्पल, {}'],
      headline: ['For home, river and hot roads', 'घर, खोला र तातो बाटोका लागि'],
      about: [
        'A sole that remembers the foot and straps that do not rub. Washable.',
        'खुट्टाको आकार लिने तलुवा, नबिझाउने फित्ता। धुन मिल्ने।',
      ],
      price: 690,
      drawing: 'own:sandals',
      varieties: [
        ['house', 'घरमा लगाउने'],
        ['walking', 'हिँड्ने', 1.8],
      ],
      tones: 'red pine glacier',
      choice: 'size: 37, 38, 39, 40, 41, 42, 43',
      madeIn: 'india',
    },
    {
      title: ['Felt slippers', 'फेल्टका चप्पल'],
      headline: ['A warm floor wherever you stand', 'जहाँ उभिए पनि न्यानो भुइँ'],
      about: [
        'Felted in one piece around a wooden last, with a suede sole. They shape themselves to you in a week.',
        'काठको साँचोमा एकै थान माडिएको, सुएडको तलुवा। हप्ता दिनमा खुट्टाको आकार लिन्छ।',
      ],
      price: 1350,
      drawing: 'own:slippers',
      beside: 'yarn',
      tones: 'red marigold plum',
      choice: 'size: 36, 38, 40, 42, 44',
      vendors: 'chandragiri-felt',
      madeIn: 'nepal',
    },
  ],
}

export const bags: Assortment = {
  category: 'bags',
  vendors: 'sagarmatha-outdoor lakeside-trek-pasal namche-gear-house',
  madeIn: 'nepal',
  warranty: ['2 years on seam and zip', 'सिलाइ र चेनमा २ वर्ष'],
  care: ['Wipe with a damp cloth', 'भिजेको कपडाले पुछ्ने'],
  closings: [
    ['Seams that are pulled most are sewn three times.', 'बढी तानिने जोर्नी तीन पटक सिलाइएको।'],
    ['Empty it and dry it upside down after rain.', 'पानी परेपछि खाली गरी उल्टाएर सुकाउनुहोस्।'],
    [
      'What breaks is mended in our workshop at a fair price.',
      'बिग्रेको कुरा हाम्रै कारखानामा उचित मूल्यमा मर्मत हुन्छ।',
    ],
  ],
  kinds: [
    {
      title: ['Trekking backpack, {}', 'पदयात्रा झोला, {}'],
      headline: ['Sits on the hips, not on the shoulders', 'काँधमा होइन, कम्मरमा अडिने'],
      about: [
        'An aluminium frame, a back that breathes and straps that adjust while walking. Room for a sleeping bag below.',
        'आल्मुनियम फ्रेम, हावा खेल्ने पिठ्युँ, हिँड्दै मिलाउन मिल्ने फित्ता। तल सुत्ने झोला अट्छ।',
      ],
      price: 5200,
      drawing: 'own:rucksack',
      varieties: [
        ['45 litre', '४५ लिटर'],
        ['60 litre', '६० लिटर', 1.2],
        ['75 litre', '७५ लिटर', 1.4],
      ],
      tones: 'red pine indigo',
      facts: [
        [['1.6 kg', '१.६ केजी'], ['Empty, with frame', 'रित्तो, फ्रेमसहित'], 'balance-scale'],
        [['Rain cover', 'पानी खोल'], ['In the bottom pocket', 'पिँधको गोजीमा'], 'umbrella-with-rain-drops'],
        [['2 years', '२ वर्ष'], ['On every zip', 'हरेक चेनमा'], 'shield'],
      ],
    },
    {
      title: ['Day pack, 22 litre', 'दिनको झोला, २२ लिटर'],
      headline: ['Water, jacket, sandwich, book', 'पानी, ज्याकेट, खाजा, किताब'],
      about: [
        'Light ripstop cloth, two side pockets and a sleeve for a laptop of 14 inch.',
        'हलुका नच्यातिने कपडा, दुई छेउ गोजी, १४ इन्चको ल्यापटप अट्ने खल्ती।',
      ],
      price: 2100,
      drawing: 'own:daypack',
      tones: 'brick teal plum',
      madeIn: 'vietnam',
    },
    {
      title: ['Hemp shoulder bag, {}', 'भाङ्ग्राको झोला, {}'],
      headline: ['Wild fibre from Rukum and Rolpa', 'रुकुम र रोल्पाको जङ्गली रेसा'],
      about: [
        'Hand-woven hemp with a cotton lining and a zip under the flap. Grows softer, never weaker.',
        'हातले बुनेको रेसा, सुती अस्तर, ढकनीमुनि चेन। नरम हुँदै जान्छ, कमजोर होइन।',
      ],
      price: 1350,
      drawing: 'own:jhola:jute',
      varieties: [
        ['with flap', 'ढकनीसहित', 1, 'own:jhola:jute'],
        ['large', 'ठूलो', 1.3, 'own:jhola:bamboo'],
        ['with dhaka stripe', 'ढाका धर्कासहित', 1.15, 'own:jhola:brick'],
        ['for laptop', 'ल्यापटपका लागि', 1.5, 'own:jhola:iron'],
      ],
      vendors: 'lakeside-trek-pasal asan-kapada-pasal',
    },
    {
      title: ['Suitcase, {}', 'सुटकेस, {}'],
      headline: ['Four wheels for the airport, two for the lane', 'विमानस्थलमा चार पाङ्ग्रा, गल्लीमा दुई'],
      about: [
        'A shell that gives and does not crack, a lock of numbers. The handle is sewn and riveted.',
        'लच्किने तर नचर्किने खोल, नम्बर ताल्चा। समाउने सिलाइ र रिभेट दुवै गरिएको।',
      ],
      price: 5400,
      drawing: 'own:suitcase',
      varieties: [
        ['cabin, 20 inch', 'क्याबिन, २० इन्च'],
        ['24 inch', '२४ इन्च', 1.3],
        ['28 inch', '२८ इन्च', 1.6],
      ],
      tones: 'red moss glacier',
      madeIn: 'china',
    },
    {
      title: ['Felt purse', 'फेल्टको पर्स'],
      headline: ['Small change, large joy', 'खुद्रा पैसा, ठूलो खुसी'],
      about: [
        'Felted over a stone, with a metal clasp. Fits a hand, a key and some notes.',
        'ढुङ्गामाथि माडिएको, धातुको टाँक। हात, साँचो र केही नोट अट्ने।',
      ],
      price: 480,
      drawing: 'own:purse',
      tones: 'marigold teal plum',
      vendors: 'chandragiri-felt',
    },
    {
      title: ['Tent, {}', 'पाल, {}'],
      headline: ['Up in six minutes, even in wind', 'हावामा पनि छ मिनेटमा तयार'],
      about: [
        'Two layers, sewn floor, poles that bend before they break. Packs to the size of a rolled mat.',
        'दुई तह, सिलाइएको भुइँ, भाँचिनुअघि लच्किने डन्डी। बेरिएको गुन्द्रीजत्रो पोको।',
      ],
      price: 8900,
      drawing: 'own:tent',
      beside: 'flashlight',
      varieties: [
        ['two persons', 'दुई जनाको'],
        ['three persons', 'तीन जनाको', 1.35],
      ],
      tones: 'pine marigold',
      madeIn: 'china',
      vendors: 'namche-gear-house sagarmatha-outdoor',
    },
  ],
}
