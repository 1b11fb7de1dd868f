import type { Assortment } from '../product-kind.ts'

const battery = ['Battery', 'ब्याट्री'] as [string, string]
const screen = ['Screen', 'पर्दा'] as [string, string]
const camera = ['Camera', 'क्यामेरा'] as [string, string]

export const phones: Assortment = {
  category: 'phones',
  vendors: 'pokhara-mobile-hub putalisadak-computers birgunj-digital biratnagar-electro-world',
  madeIn: 'china',
  warranty: ['1 year, service centres in 14 cities', '१ वर्ष, १४ सहरमा सर्भिस सेन्टर'],
  closings: [
    ['Registered with the telecom authority before it is sold.', 'बेच्नुअघि दूरसञ्चार प्राधिकरणमा दर्ता गरिएको।'],
    ['Sealed box with charger and cable.', 'सिलबन्द बाकसमा चार्जर र तार।'],
    ['The keyboard writes Nepali in Unicode out of the box.', 'किनेकै दिनदेखि युनिकोड नेपाली टाइप गर्न मिल्छ।'],
  ],
  kinds: [
    {
      title: ['Smartphone, 6.6 inch, 4G', 'स्मार्टफोन, ६.६ इन्च, फोरजी'],
      headline: ['Everything you need, nothing to fear', 'चाहिने सबै, डराउनुपर्ने केही छैन'],
      about: [
        'A first smartphone that is quick enough for calls, eSewa and videos. The battery lasts a day and a half.',
        'कल, इसेवा र भिडियोका लागि पुग्ने पहिलो स्मार्टफोन। ब्याट्री डेढ दिन चल्छ।',
      ],
      price: 13500,
      drawing: 'own:smartphone',
      tones: 'midnight forest',
      sizes: '64 GB, 128 GB*1.14',
      specs: [
        [screen, ['6.6 inch, 90 Hz', '६.६ इन्च, ९० हर्ज']],
        [battery, ['5,000 mAh, 18 W', '५,००० एमएएच, १८ वाट']],
        [camera, ['13 MP', '१३ मेगापिक्सेल']],
      ],
    },
    {
      title: ['5G smartphone with 50 MP camera', '५० मेगापिक्सेल क्यामेराको फाइभजी स्मार्टफोन'],
      headline: ['The sensible middle', 'न सस्तो, न महँगो, ठिक्क'],
      about: [
        'A bright AMOLED screen, a main camera with a steady lens and five years of updates. It charges while you drink tea.',
        'चम्किलो एमोलेड पर्दा, नहल्लिने मुख्य क्यामेरा, पाँच वर्षको अपडेट। चिया पिउन्जेल चार्ज हुन्छ।',
      ],
      price: 33500,
      drawing: 'own:smartphone',
      tones: 'ocean bronze',
      choice: 'storage: 128 GB, 256 GB*1.12',
      specs: [
        [screen, ['6.7 inch AMOLED, 120 Hz', '६.७ इन्च एमोलेड, १२० हर्ज']],
        [battery, ['5,000 mAh, 45 W', '५,००० एमएएच, ४५ वाट']],
        [camera, ['50 MP with stabiliser', '५० मेगापिक्सेल, स्टेबिलाइजरसहित']],
      ],
      facts: [
        [['30 minutes', '३० मिनेट'], ['From 10 to 80 percent', '१० देखि ८० प्रतिशत'], 'battery'],
        [['50 MP', '५० मेगापिक्सेल'], ['Steady in the hand', 'हात हल्लिए पनि स्थिर'], 'camera'],
        [['5 years', '५ वर्ष'], ['Of security updates', 'सुरक्षा अपडेट'], 'shield'],
      ],
    },
    {
      title: ['Large-battery phone, 7,000 mAh', 'ठूलो ब्याट्रीको फोन, ७,००० एमएएच'],
      headline: ['Three days between two sockets', 'एक पटक चार्ज, तीन दिन'],
      about: [
        'Made for places where the power goes out. It also charges other phones through its cable.',
        'बत्ती गइरहने ठाउँका लागि। तार जोडेर अरूको फोन पनि चार्ज गर्न मिल्छ।',
      ],
      price: 21500,
      drawing: 'own:smartphone',
      beside: 'battery',
      tones: 'midnight bronze',
      sizes: '128 GB, 256 GB*1.15',
      specs: [
        [screen, ['6.8 inch, 90 Hz', '६.८ इन्च, ९० हर्ज']],
        [battery, ['7,000 mAh, 33 W', '७,००० एमएएच, ३३ वाट']],
        [camera, ['50 MP', '५० मेगापिक्सेल']],
      ],
    },
    {
      title: ['Flagship phone with telephoto lens', 'टेलिफोटो लेन्सको फ्ल्यागसिप फोन'],
      headline: ['Brings Machhapuchhre to the window', 'माछापुच्छ्रेलाई झ्यालमै ल्याउने'],
      about: [
        'Three cameras, five times optical zoom and a glass back that stands a fall on the stairs. The best camera of all our phones.',
        'तीन क्यामेरा, पाँच गुणा अप्टिकल जुम, भर्‍याङबाट झरे पनि सहने सिसा। हाम्रा फोनमध्ये सबैभन्दा राम्रो क्यामेरा।',
      ],
      price: 129000,
      drawing: 'own:smartphone',
      tones: 'midnight violet',
      choice: 'storage: 256 GB, 512 GB*1.13',
      madeIn: 'korea',
      specs: [
        [screen, ['6.8 inch LTPO, 1 to 120 Hz', '६.८ इन्च, १ देखि १२० हर्ज']],
        [battery, ['5,200 mAh, 65 W', '५,२०० एमएएच, ६५ वाट']],
        [camera, ['50 + 50 + 12 MP', '५० + ५० + १२ मेगापिक्सेल']],
      ],
      facts: [
        [['5×', '५ गुणा'], ['Optical zoom', 'अप्टिकल जुम'], 'telescope'],
        [['IP68', 'आईपी६८'], ['Rain does no harm', 'पानीको डर छैन'], 'umbrella-with-rain-drops'],
        [['7 years', '७ वर्ष'], ['Of updates', 'अपडेट'], 'shield'],
      ],
    },
    {
      title: ['Compact phone, 6.1 inch', 'सानो फोन, ६.१ इन्च'],
      headline: ['Fits a hand and a daura pocket', 'हातमा र दौराको गोजीमा अट्ने'],
      about: [
        'For people who do not want to carry a large phone. Light, quick and with a fingerprint reader at the side.',
        'ठूलो फोन बोक्न मन नलाग्नेका लागि। हलुका, छिटो, छेउमा औँठाछापसहित।',
      ],
      price: 54000,
      drawing: 'own:smartphone',
      tones: 'ocean maroon',
      sizes: '128 GB, 256 GB*1.12',
      madeIn: 'india',
      specs: [
        [screen, ['6.1 inch OLED', '६.१ इन्च ओलेड']],
        [battery, ['4,200 mAh', '४,२०० एमएएच']],
        [camera, ['50 MP', '५० मेगापिक्सेल']],
      ],
    },
    {
      title: ['Gaming phone, 144 Hz', 'गेमिङ फोन, १४४ हर्ज'],
      headline: ['Stays cool when the match is hot', 'खेल तात्दा पनि फोन चिसो'],
      about: [
        'A vapour chamber carries the heat away, and two buttons on the edge lie under your fingers. Loud stereo speakers.',
        'बाफको च्याम्बरले तातो बाहिर फाल्छ, छेउका दुई बटन औँलाले चल्छन्। दुवैतिर चर्को आवाज।',
      ],
      price: 62000,
      drawing: 'own:smartphone',
      beside: 'video-game',
      tones: 'maroon forest',
      choice: 'storage: 256 GB, 512 GB*1.15',
      specs: [
        [screen, ['6.8 inch AMOLED, 144 Hz', '६.८ इन्च एमोलेड, १४४ हर्ज']],
        [battery, ['5,500 mAh, 80 W', '५,५०० एमएएच, ८० वाट']],
      ],
    },
    {
      title: ['Keypad phone with {}', '{} किप्याड फोन'],
      headline: ['A week on one charge', 'एक चार्जमा हप्ता दिन'],
      about: [
        'Big keys, a loud speaker and FM radio without earphones. The phone for parents in the village.',
        'ठूला बटन, चर्को स्पिकर, इयरफोनबिनै एफएम। गाउँका बुबाआमाका लागि।',
      ],
      price: 2600,
      drawing: 'own:keypad-phone',
      varieties: [
        ['torch', 'टर्च भएको'],
        ['large keys', 'ठूला बटनको', 1.15],
        ['camera', 'क्यामेरा भएको', 1.25],
      ],
      tones: 'midnight maroon forest',
      madeIn: 'vietnam',
      specs: [[battery, ['1,800 mAh', '१,८०० एमएएच']]],
    },
    {
      title: ['Tablet, {}', 'ट्याब्लेट, {}'],
      headline: ['For lessons, films and sketches', 'पढाइ, फिल्म र चित्रका लागि'],
      about: [
        'Quiet colours that do not tire the eyes, four speakers and a mode for children. The pen is sold apart.',
        'आँखा नथकाउने मधुरो रङ, चार स्पिकर, बालबालिकाका लागि छुट्टै मोड। कलम छुट्टै किन्नुपर्छ।',
      ],
      price: 29500,
      drawing: 'own:tablet:black',
      beside: 'pencil',
      varieties: [
        ['10.4 inch', '१०.४ इन्च', 1, 'own:tablet:black'],
        ['11 inch with SIM', '११ इन्च, सिमसहित', 1.3, 'own:tablet:grey'],
        ['12.4 inch', '१२.४ इन्च', 1.8, 'own:tablet:white'],
      ],
      sizes: '64 GB, 128 GB*1.15',
      specs: [[battery, ['8,000 mAh', '८,००० एमएएच']]],
    },
  ],
}
