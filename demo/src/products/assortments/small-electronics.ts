import type { Assortment } from '../product-kind.ts'

const common = {
  madeIn: 'china',
  warranty: ['1 year', '१ वर्ष'],
  closings: [
    ['The bill is also the warranty card.', 'बिल नै वारेन्टी कार्ड हो।'],
    ['We show you on the phone how it is set up.', 'कसरी चलाउने, फोनमै सिकाइदिन्छौँ।'],
  ],
} satisfies Partial<Assortment>

export const cameras: Assortment = {
  ...common,
  category: 'cameras',
  vendors: 'putalisadak-computers biratnagar-electro-world',
  kinds: [
    {
      title: ['{}', '{}'],
      headline: ['For light that lasts a minute', 'एकै छिन रहने उज्यालोका लागि'],
      about: [
        'Quick to focus, good in the hand with gloves on. A card of 64 GB and a strap are in the box.',
        'छिटो फोकस, पन्जा लगाएर पनि समाउन सजिलो। ६४ जीबी कार्ड र फित्ता बाकसमै।',
      ],
      price: 78000,
      drawing: 'camera',
      varieties: [
        ['Mirrorless camera, body only', 'मिररलेस क्यामेरा, बडी मात्र', 1.25, 'camera'],
        ['Compact camera, 12 times zoom', 'कम्प्याक्ट क्यामेरा, १२ गुणा जुम', 0.6, 'camera-with-flash'],
        ['DSLR with 18–55 mm lens', 'डीएसएलआर, १८–५५ मि.मि. लेन्ससहित', 0.95, 'camera-with-flash'],
        ['Video camera with handle', 'समाउने भएको भिडियो क्यामेरा', 1.1, 'video-camera'],
      ],
      madeIn: 'japan',
      colour: 'black',
    },
    {
      title: ['{}', '{}'],
      headline: ['An eye on the gate', 'गेटमा एउटा आँखा'],
      about: [
        'Sees at night, tells your phone when someone comes, keeps a week on a card.',
        'राति पनि देख्छ, कोही आए फोनमा खबर गर्छ, हप्ता दिनको भिडियो कार्डमा राख्छ।',
      ],
      price: 4600,
      drawing: 'own:security-camera:white',
      varieties: [
        ['Wi-Fi camera for indoors', 'भित्रका लागि वाइफाइ क्यामेरा', 1, 'own:security-camera:white'],
        ['Wi-Fi camera for the yard', 'आँगनका लागि वाइफाइ क्यामेरा', 1.4, 'own:security-camera:black'],
      ],
    },
  ],
}

export const watches: Assortment = {
  ...common,
  category: 'watches',
  vendors: 'pokhara-mobile-hub putalisadak-computers',
  kinds: [
    {
      title: ['Smart watch, {}', 'स्मार्ट घडी, {}'],
      headline: ['Counts steps, shows tithis', 'पाइला गन्छ, तिथि देखाउँछ'],
      about: [
        'Heart, sleep and steps, with a face that shows the Bikram Sambat date. Ten days on a charge.',
        'मुटुको चाल, निद्रा र पाइला, विक्रम संवत् देखाउने पर्दा। एक चार्जमा दस दिन।',
      ],
      price: 5400,
      drawing: 'own:smart-watch:black',
      beside: 'mobile-phone',
      varieties: [
        ['with calling', 'कल गर्न मिल्ने', 1.2, 'own:smart-watch:black'],
        ['with GPS and altimeter', 'जीपीएस र उचाइमापक', 2.8, 'own:smart-watch:moss'],
        ['for children, with SOS', 'बालबालिकाका लागि, एसओएस', 0.8, 'own:smart-watch:pink'],
        ['with sleep tracking', 'निद्रा नाप्ने', 0.9, 'own:smart-watch:glacier'],
      ],
    },
    {
      title: ['Wrist watch, {}', 'हाते घडी, {}'],
      headline: ['Tells the time, and that is all', 'समय बताउँछ, त्यति हो'],
      about: [
        'Quartz work, hard glass, leather strap. The battery is changed free of charge for five years.',
        'क्वार्ट्ज, कडा सिसा, छालाको फित्ता। पाँच वर्षसम्म ब्याट्री निःशुल्क फेरिदिन्छौँ।',
      ],
      price: 3200,
      drawing: 'watch',
      tints: 'glacier pink pine plum',
      varieties: [
        ['classic, men', 'क्लासिक, पुरुष'],
        ['slim, women', 'पातलो, महिला', 1.05],
        ['Devanagari numerals', 'देवनागरी अङ्क', 1.3],
      ],
      madeIn: 'japan',
      warranty: ['2 years', '२ वर्ष'],
    },
  ],
}

export const chargersAndCables: Assortment = {
  ...common,
  category: 'chargers-and-cables',
  vendors: 'birgunj-digital pokhara-mobile-hub biratnagar-electro-world',
  kinds: [
    {
      title: ['Power bank, {}', 'पावर बैँक, {}'],
      headline: ['For three days without a plug', 'तीन दिन प्लग नभेट्दा'],
      about: [
        'Two outputs, honest capacity, a display that counts down. Allowed in the cabin of an aeroplane.',
        'दुई आउटपुट, लेखिएजति नै क्षमता, प्रतिशत देखाउने पर्दा। हवाईजहाजभित्र लैजान पाइन्छ।',
      ],
      price: 2400,
      drawing: 'own:power-bank:black',
      varieties: [
        ['10,000 mAh', '१०,००० एमएएच', 1, 'own:power-bank:white'],
        ['20,000 mAh', '२०,००० एमएएच', 1.6, 'own:power-bank:black'],
        ['30,000 mAh for laptops', '३०,००० एमएएच, ल्यापटपका लागि', 2.6, 'own:power-bank:indigo'],
      ],
    },
    {
      title: ['{}', '{}'],
      headline: ['Current where it is needed', 'जहाँ चाहियो त्यहाँ बिजुली'],
      about: [
        'Made for our sockets and our voltage, with a cut-off when the current jumps.',
        'हाम्रो सकेट र भोल्टेजका लागि, बिजुली बढ्दा आफैँ काटिने।',
      ],
      price: 1100,
      drawing: 'own:charger:white',
      varieties: [
        ['Fast charger, 33 W', 'छिटो चार्जर, ३३ वाट', 1, 'own:charger:white'],
        ['Charger, 65 W, three outlets', 'चार्जर, ६५ वाट, तीन मुख', 2.6, 'own:charger:black'],
        ['Extension board with guard, 3 m', 'सुरक्षासहित एक्सटेन्सन, ३ मिटर', 1.3, 'own:extension-board:white'],
        ['USB-C cable, woven, 2 m', 'बुनेको यूएसबी-सी तार, २ मिटर', 0.5, 'own:cable:red'],
      ],
    },
  ],
}
