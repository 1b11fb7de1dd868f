import type { Assortment } from '../product-kind.ts'

const common = {
  madeIn: 'nepal',
  warranty: ['Fresh until the date on the packet', 'प्याकेटमा लेखिएको मितिसम्म ताजा'],
  care: ['Keep dry and closed', 'सुक्खामा, बन्द गरेर राख्ने'],
} satisfies Partial<Assortment>

export const riceAndLentils: Assortment = {
  ...common,
  category: 'rice-and-lentils',
  taxKind: 'exempt',
  vendors: 'jumla-jaibik-kosheli asan-masala-bhandar',
  closings: [
    ['This year’s harvest, cleaned twice.', 'यही सालको बाली, दुई पटक केलाइएको।'],
    [
      'Bought from the farmers’ group at a price agreed before sowing.',
      'रोप्नुअघि नै तय गरेको मूल्यमा किसान समूहबाट किनिएको।',
    ],
  ],
  kinds: [
    {
      title: ['{} rice', '{} चामल'],
      headline: ['Old grain, unpolished where it can be', 'रैथाने बाली, सकेसम्म पालिस नगरिएको'],
      about: [
        'Cooks loose and smells of the field. Soak the red kinds for half an hour.',
        'फुर्रर पाक्ने, खेतको बास्ना आउने। रातो जात आधा घण्टा भिजाउनुहोस्।',
      ],
      price: 620,
      drawing: 'own:sack:pine:sheaf-of-rice',
      beside: 'cooked-rice',
      varieties: [
        ['Jumla Marsi red', 'जुम्ली मार्सी रातो', 1.5, 'own:sack:maroon:sheaf-of-rice'],
        ['Pokhareli Jetho Budho', 'पोखरेली जेठोबुढो', 1.2, 'own:sack:pine:sheaf-of-rice'],
        ['Aged basmati', 'पुरानो बासमती', 1.1, 'own:sack:indigo:sheaf-of-rice'],
        ['Anadi sticky', 'अनदी', 1.1, 'own:sack:plum:sheaf-of-rice'],
        ['Sona Mansuli', 'सोना मन्सुली', 0.6, 'own:sack:marigold:sheaf-of-rice'],
      ],
      sizes: '2 kg, 5 kg*2.4',
    },
    {
      title: ['{}', '{}'],
      headline: ['Dal that cooks soft without a cooker', 'कुकरबिनै गल्ने दाल'],
      about: [
        'Sun-dried and free of stones. From fields that get manure, not urea.',
        'घाममा सुकाइएको, ढुङ्गा नभएको। युरिया होइन, गोबर मल हालेको बारीको।',
      ],
      price: 230,
      drawing: 'own:packet:black:beans',
      varieties: [
        ['Black lentils (mas)', 'मासको दाल', 1, 'own:packet:black:beans'],
        ['Red lentils (musuro)', 'मुसुरोको दाल', 0.8, 'own:packet:orange:beans'],
        ['Jumla mixed beans', 'जुम्ली मिसमास सिमी', 1.3, 'own:packet:plum:beans'],
        ['Rice beans (masyang)', 'मस्याङ', 1, 'own:packet:moss:pea-pod'],
      ],
      sizes: '1 kg, 2 kg*1.9',
    },
    {
      title: ['{} flour', '{} पिठो'],
      headline: ['From a water mill, a sack at a time', 'पानीघट्टमा पिँधेको'],
      about: [
        'Ground slowly between stones, so it stays cool and keeps its smell. For dhido, roti and pancakes.',
        'ढुङ्गाको घट्टमा बिस्तारै पिँधिएकाले तात्दैन, बास्ना मर्दैन। ढिँडो, रोटी र पुवाका लागि।',
      ],
      price: 190,
      drawing: 'own:packet:jute:sheaf-of-rice',
      varieties: [
        ['Finger millet (kodo)', 'कोदोको', 1, 'own:packet:garam:sheaf-of-rice'],
        ['Buckwheat (phapar)', 'फापरको', 1.25, 'own:packet:plum:sheaf-of-rice'],
        ['Maize', 'मकैको', 0.8, 'own:packet:lemon:ear-of-corn'],
        ['Barley (jau)', 'जौको', 1.1, 'own:packet:jute:sheaf-of-rice'],
      ],
      sizes: '1 kg, 2 kg*1.9',
    },
  ],
}

export const snacksAndSweets: Assortment = {
  ...common,
  category: 'snacks-and-sweets',
  vendors: 'asan-masala-bhandar',
  closings: [
    [
      'Made in small lots, so it may take a day longer at festivals.',
      'थोरै-थोरै बनाइने हुनाले चाडबाडमा एक दिन ढिला हुन सक्छ।',
    ],
    ['Once open, eat it within the week; that is seldom hard.', 'खोलेपछि हप्ता दिनभित्र खानुहोस्; त्यो गाह्रो हुँदैन।'],
  ],
  kinds: [
    {
      title: ['{}', '{}'],
      headline: ['From the kitchen of an Asan sweet maker', 'असनका हलुवाईको भान्साबाट'],
      about: [
        'Ghee, sugar and a slow fire. Packed in a tin that protects it on the road.',
        'घिउ, चिनी र मन्द आगो। बाटोमा नबिग्रियोस् भनेर बट्टामा हालिएको।',
      ],
      price: 420,
      drawing: 'own:laddu:ginger',
      varieties: [
        ['Gudpak from New Road', 'न्युरोडको गुँदपाक', 1.4, 'own:box:maroon:custard'],
        ['Pustakari', 'पुष्टकारी', 1.2, 'own:jar:cumin:candy'],
        ['Til ko laddu (sesame)', 'तिलको लड्डु', 0.9, 'own:laddu:ginger'],
        ['Besan laddu', 'बेसनको लड्डु', 1, 'own:laddu:turmeric'],
        ['Sel roti, sweet', 'सेल रोटी, गुलियो', 0.7, 'own:sel-roti:honey'],
      ],
      sizes: '400 g, 800 g*1.9',
    },
    {
      title: ['{} mix', '{} दालमोठ'],
      headline: ['For the second cup of tea', 'दोस्रो कप चियाका लागि'],
      about: [
        'Fried fresh in sunflower oil, drained well and salted by hand. Crisp until the last handful.',
        'सूर्यमुखी तेलमा ताजै भुटेर, तेल राम्ररी निथारिएको। अन्तिम मुठीसम्म कुरकुरे।',
      ],
      price: 160,
      drawing: 'own:packet:cumin:peanuts',
      beside: 'hot-beverage',
      varieties: [
        ['Peanut and chiura', 'बदाम चिउरा', 1, 'own:packet:cumin:peanuts'],
        ['Spicy bhujia', 'पिरो भुजिया', 0.9, 'own:packet:chilli:hot-pepper'],
      ],
      sizes: '250 g, 500 g*1.9',
    },
    {
      title: ['Churpi, {}', 'छुर्पी, {}'],
      headline: ['Hard cheese that lasts a whole trail', 'पूरै बाटो टिक्ने कडा चिज'],
      about: [
        'Milk of yak and chauri, pressed, smoked and strung. One cube keeps the mouth busy for an hour.',
        'याक र चौँरीको दूध, थिचेर, धुवाँमा सुकाएर उनिएको। एक टुक्राले घण्टाभर मुख चलाउँछ।',
      ],
      price: 310,
      drawing: 'cheese-wedge',
      varieties: [
        ['hard', 'कडा', 1, 'own:jar:cream:cheese-wedge'],
        ['soft', 'नरम', 0.9, 'cheese-wedge'],
        ['smoked', 'धुवाँ लगाएको', 1.15, 'own:jar:walnut:cheese-wedge'],
      ],
      sizes: '200 g, 500 g*2.4',
      vendors: 'jumla-jaibik-kosheli lamjung-maha',
    },
    {
      title: ['Lapsi candy, {}', 'लप्सी माडा, {}'],
      headline: ['Sour, sweet, hot, all at once', 'अमिलो, गुलियो, पिरो एकैचोटि'],
      about: [
        'Pulp of the lapsi tree, dried on plates in the sun and cut into squares. A school yard in a bag.',
        'लप्सीको गुदी थालमा घाममा सुकाएर काटिएको। विद्यालयको खाजा छुट्टीको स्वाद।',
      ],
      price: 140,
      drawing: 'own:packet:marigold:candy',
      varieties: [
        ['sweet', 'गुलियो', 1, 'own:packet:marigold:candy'],
        ['hot', 'पिरो', 1, 'own:packet:chilli:candy'],
        ['salted', 'नुनिलो', 1, 'own:packet:plum:candy'],
      ],
      sizes: '200 g, 400 g*1.9',
    },
  ],
}

export const honeyAndGhee: Assortment = {
  ...common,
  category: 'honey-and-ghee',
  vendors: 'lamjung-maha jumla-jaibik-kosheli',
  closings: [
    [
      'It sets in the cold; stand the jar in warm water and it runs again.',
      'जाडोमा जम्छ; सिसी मनतातो पानीमा राखे फेरि पग्लिन्छ।',
    ],
    [
      'Every lot is tested in Kathmandu; the report is in the parcel.',
      'हरेक लट काठमाडौंमा जाँचिन्छ, प्रतिवेदन पार्सलमै आउँछ।',
    ],
  ],
  kinds: [
    {
      title: ['{} honey', '{} मह'],
      headline: ['Filtered through cloth and nothing else', 'कपडाले छानिएको, अरू केही होइन'],
      about: [
        'Raw honey of one flower and one valley, never heated. The taste changes a little every year.',
        'एकै फूल र एकै उपत्यकाको काँचो मह, नतताइएको। स्वाद हरेक वर्ष अलिकति फेरिन्छ।',
      ],
      price: 680,
      drawing: 'honey-pot',
      beside: 'honeybee',
      varieties: [
        ['Chiuri blossom', 'चिउरीको', 1, 'own:jar:honey:honeybee'],
        ['Mustard blossom', 'तोरीको', 0.8, 'own:jar:turmeric:honeybee'],
        ['Buckwheat', 'फापरको', 1.1, 'own:jar:tea:honeybee'],
        ['Litchi', 'लिचीको', 0.95, 'honey-pot'],
      ],
      sizes: '500 g, 1 kg*1.9',
    },
    {
      title: ['{} ghee', '{} घिउ'],
      headline: ['Churned, not separated', 'मथेर निकालेको, मेसिनले होइन'],
      about: [
        'Butter of curd, churned in a theki and clarified over wood. Grainy, golden and full of smell.',
        'दही ठेकीमा मथेर, दाउरामा खारिएको। दानेदार, सुनौलो, मगमग बास्ना।',
      ],
      price: 780,
      drawing: 'own:jar:ghee:cow',
      varieties: [
        ['Cow', 'गाईको', 1.15, 'own:jar:ghee:cow'],
        ['Buffalo', 'भैँसीको', 1, 'own:jar:cream:water-buffalo'],
        ['Chauri', 'चौँरीको', 1.3, 'own:jar:fenugreek:ox'],
      ],
      sizes: '500 g, 1 kg*1.9',
    },
  ],
}

export const nutsAndDriedFruit: Assortment = {
  ...common,
  category: 'nuts-and-dried-fruit',
  vendors: 'jumla-jaibik-kosheli',
  closings: [
    ['Carried down by mule as far as the road.', 'सडकसम्म खच्चडले बोकेर ल्याइएको।'],
    ['No sugar, no sulphur.', 'चिनी छैन, गन्धक छैन।'],
  ],
  kinds: [
    {
      title: ['{}', '{}'],
      headline: ['Karnali in a bag', 'एक पोका कर्णाली'],
      about: [
        'Grown without spray above 2,300 metres and dried in the clear autumn sun. Keeps for a year.',
        '२,३०० मिटरमाथि विषादीबिना फलेको, शरद्को सफा घाममा सुकाइएको। वर्ष दिन टिक्छ।',
      ],
      price: 340,
      drawing: 'own:walnuts:walnut',
      varieties: [
        ['Dried apple rings', 'सुकेको स्याउ', 1, 'own:packet:apple:red-apple'],
        ['Walnuts, thin shell', 'दाँते ओखर', 1.4, 'own:walnuts:walnut'],
        ['Walnut kernels', 'ओखरको गुदी', 2.6, 'own:packet:walnut:own:walnuts:walnut'],
        ['Dried apricots', 'सुकेको खुर्पानी', 1.5, 'own:packet:orange:peach'],
        ['Dried kiwi', 'सुकेको किवी', 1.3, 'own:packet:leaf:kiwi-fruit'],
        ['Roasted peanuts', 'भुटेको बदाम', 0.5, 'own:packet:jute:peanuts'],
        ['Chestnuts from Kaski', 'कास्कीका कटुस', 0.8, 'chestnut'],
        ['Dried mango', 'सुकाएको आँप', 0.9, 'own:packet:mango:mango'],
      ],
      sizes: '250 g, 500 g*1.9',
    },
  ],
}
