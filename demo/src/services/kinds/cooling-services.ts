import type { BaseService } from '../base-service.ts'

export const coolingServices = {
  fridge: {
    category: 'fridge-ac',
    title: ['Fridge repaired at home', 'घरमै फ्रिज मर्मत'],
    text: [
      'Not cold, too cold, or a lake on the floor. We look at thermostat, relay, fan and door rubber before anybody speaks of gas.',
      'चिसो नहुने, बढी चिसो हुने वा भुइँमा पानी बग्ने। ग्यासको कुरा गर्नुअघि थर्मोस्ट्याट, रिले, पङ्खा र ढोकाको रबर हेर्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Look and small repair', 'जाँच र सानो मर्मत', 60, 300, 600],
      ['Parts changed', 'पार्ट फेर्ने', 120, 300, 1300],
      ['Gas filled', 'ग्यास भर्ने', 150, 300, 1900],
    ],
    parts: [
      ['Thermostat', 'थर्मोस्ट्याट', 950],
      ['Relay and overload', 'रिले र ओभरलोड', 550],
      ['Refrigerant R134a, fill', 'ग्यास आर१३४ए, एक पटक', 1800],
    ],
    picture: ['own:fridge:white', 'sky', 'wrench'],
    warrantyDays: 90,
  },
  freezer: {
    category: 'fridge-ac',
    title: ['Deep freezers and shop coolers', 'डिप फ्रिजर र पसलका कुलर'],
    text: [
      'A shop cannot wait until Monday. We come first to those whose ice cream is melting, with compressor and gas in the van.',
      'पसलले सोमबारसम्म पर्खन सक्दैन। आइसक्रिम पग्लिन लागेको ठाउँमा पहिले पुग्छौँ, कम्प्रेसर र ग्यास गाडीमै हुन्छ।',
    ],
    unit: 'visit',
    options: [
      ['Look and repair', 'जाँच र मर्मत', 90, 350, 1100],
      ['Compressor changed', 'कम्प्रेसर फेर्ने', 210, 350, 2800],
    ],
    parts: [['Compressor, 1/4 HP', 'कम्प्रेसर, १/४ एचपी', 8900]],
    picture: ['own:fridge:glacier', 'blush', 'snowflake'],
    warrantyDays: 90,
  },
  acService: {
    category: 'fridge-ac',
    title: ['Air conditioner serviced', 'एसी सर्भिसिङ'],
    text: [
      'Filters and coils washed with water and pressure, drain opened, current and gas measured. The room is covered first, so the wall stays dry.',
      'फिल्टर र क्वाइल पानी र प्रेसरले धोएर ढल खोलिन्छ, करेन्ट र ग्यास नापिन्छ। पहिले कोठा ढाकिन्छ, भित्ता भिज्दैन।',
    ],
    unit: 'visit',
    options: [
      ['One split unit', 'एउटा स्प्लिट', 75, 250, 1100],
      ['Two units', 'दुई वटा', 135, 250, 1900],
    ],
    parts: [['Drain pipe, per metre', 'ढल पाइप, प्रतिमिटर', 120]],
    picture: ['own:air-conditioner', 'indigo', 'sponge'],
    warrantyDays: 30,
  },
  acFit: {
    category: 'fridge-ac',
    title: ['Air conditioner fitted', 'एसी जडान'],
    text: [
      'Bracket, copper pipe, insulation and a vacuum before the gas is let in; that is what makes it last. We show you the gauge.',
      'ब्र्याकेट, तामाको पाइप, इन्सुलेसन र ग्यास खोल्नुअघि भ्याकुम; टिकाउ हुने कारण यही हो। गेज तपाईंलाई देखाउँछौँ।',
    ],
    unit: 'visit',
    options: [
      ['Up to 1.5 ton', '१.५ टनसम्म', 180, 300, 2700],
      ['2 ton', '२ टन', 240, 300, 3400],
    ],
    parts: [
      ['Copper pipe set, 3 m', 'तामाको पाइप सेट, ३ मिटर', 4200],
      ['Outdoor bracket', 'बाहिरी ब्र्याकेट', 1300],
    ],
    picture: ['own:air-conditioner', 'clay', 'toolbox'],
    warrantyDays: 180,
  },
  acGas: {
    category: 'fridge-ac',
    title: ['Leak search and gas for air conditioners', 'एसीको चुहावट खोज्ने र ग्यास भर्ने'],
    text: [
      'Gas does not get used up, it gets away. We find the hole with nitrogen and soap, braze it shut, pull a vacuum and fill by weight.',
      'ग्यास सकिँदैन, चुहिन्छ। नाइट्रोजन र साबुनले प्वाल भेट्टाएर टाल्छौँ, भ्याकुम तानेर तौलेर मात्र ग्यास भर्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Top up after a check', 'जाँचेर थप्ने', 90, 300, 1500],
      ['Leak closed, full charge', 'चुहावट टालेर पूरा भर्ने', 180, 300, 3200],
    ],
    parts: [['Refrigerant R32, per 100 g', 'ग्यास आर३२, प्रति १०० ग्राम', 420]],
    picture: ['own:air-conditioner', 'lilac', 'magnifying-glass-tilted-left'],
    warrantyDays: 90,
  },
  acMove: {
    category: 'fridge-ac',
    title: ['Air conditioner taken down and moved', 'एसी निकाल्ने र सार्ने'],
    text: [
      'Gas is pumped back into the outdoor unit, pipes are capped, screws go into a bag with your name. Put up again at the new place the same day.',
      'ग्यास बाहिरी युनिटमै फर्काइन्छ, पाइपको मुख बन्द गरिन्छ, पेच तपाईंको नाम लेखेको झोलामा। नयाँ ठाउँमा उसै दिन जडान।',
    ],
    unit: 'visit',
    options: [
      ['Taken down', 'निकाल्ने मात्र', 75, 300, 1200],
      ['Moved and fitted', 'सारेर जडान', 240, 300, 3600],
    ],
    picture: ['own:air-conditioner', 'marigold', 'package'],
    warrantyDays: 60,
  },
  cooler: {
    category: 'fridge-ac',
    title: ['Fans and air coolers made ready for summer', 'गर्मीका लागि पङ्खा र कुलर तयारी'],
    text: [
      'Bearings oiled, capacitors measured, pads changed, pump freed of sand. Do it in Falgun and Jeth will find you sleeping.',
      'बेरिङमा तेल, क्यापासिटर जाँच, प्याड फेर्ने, पम्पको बालुवा सफाइ। फागुनमै गराउनुहोस्, जेठमा मज्जाले सुत्नुहोस्।',
    ],
    unit: 'visit',
    options: [
      ['One fan', 'एउटा पङ्खा', 30, 200, 300],
      ['One cooler', 'एउटा कुलर', 60, 200, 650],
      ['Three fans', 'तीन पङ्खा', 75, 200, 750],
    ],
    parts: [
      ['Fan capacitor', 'पङ्खाको क्यापासिटर', 150],
      ['Cooler pads, set', 'कुलरको प्याड, सेट', 850],
    ],
    picture: ['own:fan', 'pine', 'sun'],
    warrantyDays: 60,
  },
} satisfies Record<string, BaseService>
