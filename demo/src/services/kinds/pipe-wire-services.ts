import type { BaseService } from '../base-service.ts'

export const pipeAndWireServices = {
  plumber: {
    category: 'plumbers',
    title: ['Plumber at home', 'घरमै प्लम्बर'],
    text: [
      'Dripping taps, blocked basins, a flush that never stops, a tank pump that sucks air. One plumber comes with tools and pipe tape, looks first, tells you the price of any part, and starts when you say yes.',
      'चुहिने धारा, जाम भएको बेसिन, नरोकिने फ्लस, हावा तान्ने पम्प। औजार र टेप लिएर एक जना प्लम्बर आउँछन्, पहिले हेर्छन्, सामानको मूल्य भन्छन् र तपाईंले हुन्छ भनेपछि मात्र काम सुरु गर्छन्।',
    ],
    unit: 'visit',
    options: [
      ['One tap', 'एउटा धारा', 30, 200, 300],
      ['Flush or basin', 'फ्लस वा बेसिन', 60, 200, 600],
      ['Pump or tank', 'पम्प वा ट्याङ्की', 90, 200, 900],
    ],
    parts: [
      ['Tap washer and seal', 'धाराको वासर र सिल', 40],
      ['Tap cartridge', 'धाराको कार्ट्रिज', 350],
      ['Angle valve, half inch', 'एङ्गल भल्भ, आधा इन्च', 650],
      ['Flush kit, complete', 'फ्लस किट, पूरा', 1250],
      ['PPR pipe, per metre', 'पीपीआर पाइप, प्रतिमिटर', 180],
      ['Pump foot valve', 'पम्पको फुट भल्भ', 980],
    ],
    picture: ['own:tap:steel', 'sky', 'wrench'],
    warrantyDays: 30,
  },
  taps: {
    category: 'plumbers',
    title: ['New taps, mixers and showers fitted', 'नयाँ धारा, मिक्सर र सावर जडान'],
    text: [
      'You buy the fitting, or choose one of ours, and we put it in without cracking the tile. The old one is taken off, the joint is sealed and watched for ten minutes under full pressure.',
      'सामान तपाईंले किन्नुहोस् वा हाम्रोबाट छान्नुहोस्, टायल नफुटाई जडान गरिदिन्छौँ। पुरानो निकालेर जोर्नी सिल गरिन्छ र पूरा प्रेसरमा दस मिनेट हेरिन्छ।',
    ],
    unit: 'visit',
    options: [
      ['One tap', 'एउटा धारा', 45, 200, 400],
      ['Mixer or shower', 'मिक्सर वा सावर', 75, 200, 750],
      ['Whole bathroom', 'पूरै बाथरुम', 180, 200, 2100],
    ],
    parts: [
      ['Thread tape, roll', 'थ्रेड टेप, एक रोल', 30],
      ['Connecting hose', 'कनेक्सन पाइप', 280],
      ['Pillar tap, brass', 'पित्तलको पिलर धारा', 1150],
    ],
    picture: ['shower', 'lilac', 'wrench'],
    warrantyDays: 60,
  },
  pump: {
    category: 'plumbers',
    title: ['Water pump and tank line', 'पानी पम्प र ट्याङ्कीको लाइन'],
    text: [
      'When the municipal water comes for one hour at night, the pump has to work. We check suction, valve, capacitor and float, and set the automatic switch.',
      'राति एक घण्टा मात्र पानी आउने ठाउँमा पम्प चल्नै पर्छ। सक्सन, भल्भ, क्यापासिटर र फ्लोट जाँचेर अटोमेटिक स्विच मिलाइदिन्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Look and adjust', 'जाँच र मिलान', 45, 250, 450],
      ['Repair on the spot', 'त्यहीँ मर्मत', 90, 250, 950],
      ['New pump fitted', 'नयाँ पम्प जडान', 150, 250, 1600],
    ],
    parts: [
      ['Capacitor', 'क्यापासिटर', 320],
      ['Float switch', 'फ्लोट स्विच', 650],
      ['Foot valve, one inch', 'फुट भल्भ, एक इन्च', 980],
    ],
    picture: ['own:water-tank', 'pine', 'wrench'],
    warrantyDays: 30,
  },
  electrician: {
    category: 'electrical',
    title: ['Electrician at home', 'घरमै इलेक्ट्रिसियन'],
    text: [
      'Switches that spark, fans that hum, an MCB that keeps falling. The electrician finds the fault with a meter, not by guessing, and leaves the board labelled.',
      'झिल्का निस्कने स्विच, आवाज गर्ने पङ्खा, बारम्बार झर्ने एमसीबी। इलेक्ट्रिसियनले मिटरले जाँचेर खराबी पत्ता लगाउँछन् र बोर्डमा नाम लेखिदिन्छन्।',
    ],
    unit: 'visit',
    options: [
      ['One point', 'एउटा पोइन्ट', 30, 200, 300],
      ['Two or three points', 'दुई-तीन पोइन्ट', 60, 200, 600],
      ['Search for a fault', 'खराबी खोज्ने', 90, 200, 950],
    ],
    parts: [
      ['Switch', 'स्विच', 120],
      ['Socket, 16 A', 'सकेट, १६ एम्पियर', 260],
      ['MCB, 32 A', 'एमसीबी, ३२ एम्पियर', 480],
      ['Copper wire, per metre', 'तामाको तार, प्रतिमिटर', 55],
    ],
    picture: ['light-bulb', 'indigo', 'screwdriver'],
    warrantyDays: 30,
  },
  rewiring: {
    category: 'electrical',
    title: ['Rewiring of a room or flat', 'कोठा वा फ्ल्याटको नयाँ वायरिङ'],
    text: [
      'Old aluminium wire warms up under an induction stove. We draw new copper through the pipes, give the kitchen its own line and earth everything that is made of metal.',
      'पुरानो आल्मुनियम तार इन्डक्सन चुलो चलाउँदा तात्छ। पाइपबाटै नयाँ तामाको तार हालेर भान्सालाई छुट्टै लाइन दिन्छौँ र धातुका सबै सामानलाई अर्थिङ गर्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['One room', 'एउटा कोठा', 240, 300, 3200],
      ['Kitchen with own line', 'भान्सा, छुट्टै लाइन', 360, 300, 4800],
      ['Two-room flat', 'दुई कोठाको फ्ल्याट', 960, 300, 12500],
    ],
    parts: [
      ['Copper wire 2.5 mm², coil', 'तामाको तार २.५ मिमि², क्वाइल', 7200],
      ['Distribution board', 'डिस्ट्रिब्युसन बोर्ड', 2400],
      ['Earthing rod', 'अर्थिङ रड', 1450],
    ],
    picture: ['electric-plug', 'marigold', 'toolbox'],
    warrantyDays: 180,
  },
  inverter: {
    category: 'electrical',
    title: ['Inverter and solar set up', 'इन्भर्टर र सोलार जडान'],
    text: [
      'We count your lights, router and fan, tell you honestly how many hours a battery lasts, and fix panel and inverter so that monsoon wind leaves them where they are.',
      'बत्ती, राउटर र पङ्खा गनेर ब्याट्री कति घण्टा चल्छ इमानदारीसाथ भन्छौँ, अनि वर्षाको हावाले नहल्लाउने गरी प्यानल र इन्भर्टर जडान गर्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Battery and water check', 'ब्याट्री र पानी जाँच', 45, 250, 450],
      ['Inverter fitted', 'इन्भर्टर जडान', 150, 250, 1900],
      ['Panel on the roof', 'छानामा प्यानल', 300, 250, 4500],
    ],
    parts: [
      ['Distilled water, 5 litres', 'डिस्टिल्ड पानी, ५ लिटर', 250],
      ['Battery terminal, pair', 'ब्याट्री टर्मिनल, जोडी', 180],
    ],
    picture: ['battery', 'lokta', 'sun'],
    warrantyDays: 90,
  },
  geyser: {
    category: 'plumbers',
    title: ['Geyser fitted before winter', 'जाडोअघि गिजर जडान'],
    text: [
      'Gas or electric, hung on a wall that bears it, with safety valve and a vent to the open air. We refuse to fit a gas geyser in a bathroom without a window.',
      'ग्यास वा बिजुली, भार थाम्ने भित्तामा, सेफ्टी भल्भ र बाहिर निस्कने पाइपसहित। झ्याल नभएको बाथरुममा ग्यास गिजर हामी जोड्दैनौँ।',
    ],
    unit: 'visit',
    options: [
      ['Electric, 15 litres', 'बिजुली, १५ लिटर', 90, 250, 1100],
      ['Gas, with vent', 'ग्यास, भेन्टसहित', 150, 250, 1800],
    ],
    parts: [
      ['Safety valve', 'सेफ्टी भल्भ', 450],
      ['Flexible hose, pair', 'फ्लेक्सिबल पाइप, जोडी', 640],
    ],
    picture: ['own:geyser', 'blush', 'wrench'],
    warrantyDays: 90,
  },
} satisfies Record<string, BaseService>
