import type { BaseService } from '../base-service.ts'

export const machineServices = {
  washing: {
    category: 'kitchen-laundry',
    title: ['Washing machine repaired', 'वासिङ मेसिन मर्मत'],
    text: [
      'Does not spin, does not drain, walks through the bathroom. Top or front loader, we bring belt, pump and door rubber for the usual makes.',
      'घुम्दैन, पानी फाल्दैन, बाथरुमभरि हिँड्छ। टप वा फ्रन्ट लोड, चलेका ब्रान्डका बेल्ट, पम्प र ढोकाको रबर साथमै ल्याउँछौँ।',
    ],
    unit: 'visit',
    options: [
      ['Look and small repair', 'जाँच र सानो मर्मत', 60, 300, 600],
      ['Parts changed', 'पार्ट फेर्ने', 120, 300, 1300],
    ],
    parts: [
      ['Drain pump', 'ड्रेन पम्प', 1650],
      ['Drive belt', 'बेल्ट', 480],
    ],
    picture: ['own:washing-machine', 'lilac', 'screwdriver'],
    warrantyDays: 90,
  },
  microwave: {
    category: 'kitchen-laundry',
    title: ['Microwave and induction repaired', 'माइक्रोवेभ र इन्डक्सन मर्मत'],
    text: [
      'After a surge of voltage it is usually a fuse or a switch, not the whole board. We tell you when a repair is not worth its price.',
      'भोल्टेज तलमाथि हुँदा प्रायः फ्युज वा स्विच मात्र जान्छ, पूरै बोर्ड होइन। मर्मत गर्नु नाफा नहुने भए सिधै भन्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Fuse or switch', 'फ्युज वा स्विच', 45, 250, 450],
      ['Board or coil', 'बोर्ड वा क्वाइल', 90, 250, 1000],
    ],
    parts: [
      ['High-voltage fuse', 'हाइ भोल्टेज फ्युज', 180],
      ['Induction IGBT', 'इन्डक्सन आईजीबीटी', 420],
    ],
    picture: ['own:induction:black', 'marigold', 'screwdriver'],
    warrantyDays: 60,
  },
  stove: {
    category: 'kitchen-laundry',
    title: ['Gas stove cleaned and made safe', 'ग्यास चुलो सफाइ र सुरक्षा जाँच'],
    text: [
      'Yellow flame means waste: we clean burner and jet, change the hose when it is past its date and test every joint with soap water.',
      'पहेँलो ज्वाला भनेको ग्यास खेर गएको हो। बर्नर र जेट सफा गर्छौँ, म्याद सकिएको पाइप फेर्छौँ र हरेक जोर्नी साबुनपानीले जाँच्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['2 burners', '२ बर्नर', 45, 200, 400],
      ['3 or 4 burners', '३ वा ४ बर्नर', 60, 200, 550],
    ],
    parts: [
      ['Gas hose, 1.5 m', 'ग्यास पाइप, १.५ मिटर', 480],
      ['Regulator', 'रेगुलेटर', 750],
    ],
    picture: ['own:gas-stove', 'sky', 'wrench'],
    warrantyDays: 30,
  },
  mixer: {
    category: 'kitchen-laundry',
    title: ['Mixer, rice cooker and kettle mended', 'मिक्सर, राइस कुकर र केतली मर्मत'],
    text: [
      'Small machines, small bills. We mend what three others told you to throw away, and mostly while you watch.',
      'साना मेसिन, सानै बिल। अरूले फाल्नुस् भनेको सामान पनि बनाइदिन्छौँ, प्रायः तपाईंकै अगाडि।',
    ],
    unit: 'visit',
    options: [
      ['One machine', 'एउटा मेसिन', 45, 200, 350],
      ['Up to 3 machines', '३ वटासम्म', 90, 200, 800],
    ],
    parts: [
      ['Mixer coupler', 'मिक्सर कप्लर', 90],
      ['Rice cooker plate', 'राइस कुकरको प्लेट', 550],
    ],
    picture: ['own:rice-cooker:red', 'blush', 'own:kettle:steel'],
    warrantyDays: 30,
  },
  purifier: {
    category: 'kitchen-laundry',
    title: ['Water purifier serviced', 'पानी फिल्टर सर्भिसिङ'],
    text: [
      'Candle, carbon, membrane and lamp looked at, tank disinfected, TDS measured before and after. You keep the note with both figures.',
      'क्यान्डल, कार्बन, मेम्ब्रेन र बत्ती हेरेर ट्याङ्की निर्मल गरिन्छ, टीडीएस अघि र पछि नापिन्छ। दुवै अङ्क लेखेको पुर्जी तपाईंसँगै रहन्छ।',
    ],
    unit: 'visit',
    options: [
      ['Cleaning and test', 'सफाइ र जाँच', 45, 200, 500],
      ['Filters changed', 'फिल्टर फेर्ने', 60, 200, 700],
    ],
    parts: [
      ['Sediment and carbon filter', 'सेडिमेन्ट र कार्बन फिल्टर', 950],
      ['RO membrane', 'आरओ मेम्ब्रेन', 2400],
    ],
    picture: ['own:water-filter', 'indigo', 'droplet'],
    warrantyDays: 60,
  },
  geyserRepair: {
    category: 'kitchen-laundry',
    title: ['Geyser repaired', 'गिजर मर्मत'],
    text: [
      'No spark, no heat, or water that scalds. Valve, battery box, element and thermostat are with us; a gas geyser without a vent we switch off and say so.',
      'झिल्का नआउने, नतात्ने वा पोल्ने पानी। भल्भ, ब्याट्री बाकस, एलिमेन्ट र थर्मोस्ट्याट साथमै। भेन्ट नभएको ग्यास गिजर भने बन्द गरिदिन्छौँ र कारण भन्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Look and clean', 'जाँच र सफाइ', 45, 250, 500],
      ['Parts changed', 'पार्ट फेर्ने', 90, 250, 950],
    ],
    parts: [
      ['Heating element, 2 kW', 'हिटिङ एलिमेन्ट, २ किलोवाट', 850],
      ['Diaphragm kit', 'डायफ्राम किट', 420],
    ],
    picture: ['own:geyser', 'clay', 'screwdriver'],
    warrantyDays: 60,
  },
  television: {
    category: 'tv-computer',
    title: ['Television repaired or set up', 'टिभी मर्मत वा जडान'],
    text: [
      'Dark picture, lines, no sound, or a new set that will not find the net TV box. Backlight and board work is done in the shop and brought back.',
      'अँध्यारो तस्बिर, धर्का, आवाज नआउने, वा नयाँ टिभीमा नेट टिभी नजोडिने। ब्याकलाइट र बोर्डको काम पसलमा गरेर फिर्ता ल्याउँछौँ।',
    ],
    unit: 'visit',
    options: [
      ['Set up and channels', 'जडान र च्यानल', 45, 250, 400],
      ['Repair at home', 'घरमै मर्मत', 75, 250, 850],
      ['Repair in the shop', 'पसलमा मर्मत', 240, 250, 2200],
    ],
    parts: [['LED strip set, 43"', 'एलईडी स्ट्रिप सेट, ४३ इन्च', 2600]],
    picture: ['own:tv:black:mountain', 'stone', 'screwdriver'],
    warrantyDays: 60,
  },
  computer: {
    category: 'tv-computer',
    title: ['Computer cleaned, mended and made fast', 'कम्प्युटर सफाइ, मर्मत र छिटो बनाउने'],
    text: [
      'Dust out, SSD in, Windows and Nepali Unicode set up, your photographs saved first. We do not look at anything and do not install what you have not bought.',
      'धुलो निकाल्ने, एसएसडी हाल्ने, विन्डोज र नेपाली युनिकोड मिलाउने, त्योभन्दा पहिले तपाईंका तस्बिर जोगाउने। तपाईंका फाइल हेर्दैनौँ, नकिनेको सफ्टवेयर हाल्दैनौँ।',
    ],
    unit: 'visit',
    options: [
      ['Cleaning and check', 'सफाइ र जाँच', 60, 250, 650],
      ['New start with your data', 'डाटा जोगाएर नयाँ सुरुवात', 150, 250, 1400],
    ],
    parts: [
      ['SSD 256 GB', 'एसएसडी २५६ जीबी', 3800],
      ['RAM 8 GB', 'र्‍याम ८ जीबी', 3400],
    ],
    picture: ['laptop', 'sky', 'screwdriver'],
    warrantyDays: 30,
  },
} satisfies Record<string, BaseService>
