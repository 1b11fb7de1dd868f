import type { BaseService } from '../base-service.ts'

export const barberServices = {
  haircut: {
    category: 'hair-and-beard',
    title: ['Haircut and beard at home', 'घरमै कपाल र दाह्री'],
    text: [
      'A cut the way you describe it, beard with hot towel, neck with the razor. Cloth on the floor, hair swept, mirror held until you nod.',
      'तपाईंले भनेजस्तै कपाल, तातो रुमालसहित दाह्री, घाँटी छुराले। भुइँमा कपडा, कपाल बढारेर, तपाईंले हुन्छ नभनुन्जेल ऐना समातेर।',
    ],
    unit: 'session',
    options: [
      ['Haircut', 'कपाल', 40, 150, 500],
      ['Haircut and beard', 'कपाल र दाह्री', 60, 150, 750],
      ['Father and son', 'बाबु र छोरा', 90, 150, 1050],
    ],
    picture: ['barber-pole', 'blush', 'scissors'],
    warrantyDays: 3,
  },
  childcut: {
    category: 'hair-and-beard',
    title: ['Children’s haircut without tears', 'नरोई बालबालिकाको कपाल'],
    text: [
      'The younger son brings a toy truck and cuts while it drives. Ten minutes, no machine if the child is afraid of it.',
      'कान्छा छोराले खेलौना गाडी ल्याउँछन्, गाडी गुड्दागुड्दै कपाल काटिन्छ। दस मिनेट, मेसिनदेखि डराए कैँचीले मात्र।',
    ],
    unit: 'session',
    options: [
      ['One child', 'एक जना', 25, 150, 350],
      ['Two children', 'दुई जना', 45, 150, 600],
    ],
    picture: ['scissors', 'sky', 'teddy-bear'],
    warrantyDays: 3,
  },
  eldercut: {
    category: 'hair-and-beard',
    title: ['Shave and haircut for elders', 'ज्येष्ठ नागरिकको दाह्री र कपाल'],
    text: [
      'In bed, in the chair or on the roof in the sun. We take time, speak up, and trim ears, brows and nails as well.',
      'ओछ्यानमै, कुर्सीमा वा छानाको घाममा। हतार गर्दैनौँ, ठूलो स्वरमा बोल्छौँ, कान, आँखीभौँ र नङ पनि मिलाइदिन्छौँ।',
    ],
    unit: 'session',
    options: [
      ['Shave', 'दाह्री', 30, 150, 300],
      ['Shave, hair and nails', 'दाह्री, कपाल र नङ', 60, 150, 650],
    ],
    picture: ['razor', 'lokta', 'chair'],
    warrantyDays: 3,
  },
  colour: {
    category: 'hair-and-beard',
    title: ['Hair colour or henna', 'कपाल रङ वा मेहेन्दी'],
    text: [
      'Ammonia-free colour or plain henna, tried on one lock first. Ears and collar stay their own colour.',
      'एमोनिया नभएको रङ वा शुद्ध मेहेन्दी, पहिले एउटा लट्टामा जाँचेर। कान र कठालोमा रङ लाग्दैन।',
    ],
    unit: 'session',
    options: [
      ['Henna', 'मेहेन्दी', 90, 150, 750],
      ['Colour', 'रङ', 75, 150, 1100],
    ],
    parts: [['Colour, one box', 'रङ, एक बट्टा', 480]],
    picture: ['own:packet:moss:leafy-green', 'pine', 'own:comb:wood'],
    warrantyDays: 7,
  },
  headmassage: {
    category: 'skin-massage',
    title: ['Head massage with mustard oil', 'तोरीको तेलले टाउको मालिस'],
    text: [
      'Warm oil, strong thumbs, twenty minutes of nobody asking you anything. Shoulders are part of the head here.',
      'मनतातो तेल, बलिया औंला, बीस मिनेट कसैले केही नसोध्ने। काँध पनि टाउकोमै गनिन्छ।',
    ],
    unit: 'session',
    options: [
      ['20 minutes', '२० मिनेट', 20, 150, 300],
      ['40 minutes, with shoulders', '४० मिनेट, काँधसहित', 40, 150, 550],
    ],
    picture: ['man-getting-massage-medium-light', 'lilac', 'own:bottle:oil:sunflower'],
    warrantyDays: 1,
  },
  groom: {
    category: 'bridal',
    title: ['Groom made ready', 'दुलाहाको तयारी'],
    text: [
      'Cut, shave, facial and topi set straight on the morning of the janti. We come as early as the priest says.',
      'जन्तीको बिहान कपाल, दाह्री, फेसियल र टोपी मिलाउने। पण्डितले भनेको समयमा जति बिहानै भए पनि आउँछौँ।',
    ],
    unit: 'session',
    options: [
      ['Groom', 'दुलाहा', 90, 200, 1800],
      ['Groom and 3 friends', 'दुलाहा र ३ साथी', 180, 200, 3800],
    ],
    picture: ['man-in-tuxedo-medium-light', 'marigold', 'rosette'],
    warrantyDays: 1,
  },
  shaveHead: {
    category: 'hair-and-beard',
    title: ['Head shaved for bratabandha and mourning', 'व्रतबन्ध र बरखीका लागि मुण्डन'],
    text: [
      'Done with a new blade and in the order the family keeps, tupi left where it belongs. Quiet people who know when not to talk.',
      'नयाँ ब्लेडले, परिवारको चलनअनुसार, टुपी ठाउँमै राखेर। कतिखेर चुप बस्ने भन्ने जान्ने मान्छे।',
    ],
    unit: 'session',
    options: [
      ['One person', 'एक जना', 30, 200, 400],
      ['Up to four', 'चार जनासम्म', 90, 200, 1200],
    ],
    picture: ['razor', 'stone', 'diya-lamp'],
    warrantyDays: 1,
  },
  skinMen: {
    category: 'skin-massage',
    title: ['Facial after a dusty week', 'धुलाम्मे साताको फेसियल'],
    text: [
      'Ring-road dust out of every pore: steam, scrub with rice flour and besan, cool cucumber at the end.',
      'चक्रपथको धुलो छालाको प्वालप्वालबाट: बाफ, चामलको पिठो र बेसनको स्क्रब, अन्त्यमा चिसो काँक्रो।',
    ],
    unit: 'session',
    options: [
      ['30 minutes', '३० मिनेट', 30, 150, 600],
      ['60 minutes', '६० मिनेट', 60, 150, 1050],
    ],
    picture: ['woman-getting-massage-medium-light', 'sky', 'own:cream:leaf:cucumber'],
    warrantyDays: 1,
  },
} satisfies Record<string, BaseService>
