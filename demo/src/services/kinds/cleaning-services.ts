import type { BaseService } from '../base-service.ts'

export const cleaningServices = {
  deep: {
    category: 'house-cleaning',
    title: ['Deep cleaning, 2 people', 'गहिरो सरसफाइ, २ जना'],
    text: [
      'Two people, four hands, one list: cobwebs, fans, windows, behind the fridge and under the bed. They bring machine, cloths and mild soap, and you tick the list with them at the end.',
      'दुई जना, चार हात, एउटा सूची: माकुराको जालो, पङ्खा, झ्याल, फ्रिजपछाडि र खाटमुनि। मेसिन, कपडा र हल्का साबुन उनीहरूले नै ल्याउँछन्, अन्त्यमा सूचीमा सँगै चिनो लगाउनुहोस्।',
    ],
    unit: 'visit',
    options: [
      ['Two rooms', 'दुई कोठा', 180, 300, 1500],
      ['Flat of 3 rooms', '३ कोठाको फ्ल्याट', 300, 300, 2600],
      ['Whole house', 'पूरै घर', 480, 300, 4700],
    ],
    picture: ['bucket', 'pine', 'broom'],
    warrantyDays: 2,
  },
  weekly: {
    category: 'house-cleaning',
    title: ['Weekly cleaning, same person each time', 'साताको एक पटक सरसफाइ, सधैँ उही मान्छे'],
    text: [
      'Sweep, mop, dust, kitchen and bathroom, every week on the day you choose. The same didi comes each time and knows where things belong.',
      'कुचो, पोछा, धुलो, भान्सा र बाथरुम, हरेक साता तपाईंले रोजेको दिन। सधैँ उही दिदी आउनुहुन्छ, सामान कहाँ राख्ने उहाँलाई थाहा हुन्छ।',
    ],
    unit: 'session',
    options: [
      ['2 hours', '२ घण्टा', 120, 100, 600],
      ['3 hours', '३ घण्टा', 180, 100, 850],
      ['4 hours', '४ घण्टा', 240, 100, 1100],
    ],
    picture: ['broom', 'sky', 'sponge'],
    warrantyDays: 1,
  },
  kitchen: {
    category: 'house-cleaning',
    title: ['Kitchen cleaned of grease', 'भान्साको चिल्लो सफाइ'],
    text: [
      'Chimney filter, hob, tiles, cupboards inside and out. Grease is soaked off with hot water and soda, not scratched, and nothing smells of acid afterwards.',
      'चिम्नी फिल्टर, चुलो, टायल, दराज भित्र र बाहिर। चिल्लो तातोपानी र सोडाले गलाएर निकालिन्छ, कोतरिँदैन, पछि एसिड गन्हाउँदैन।',
    ],
    unit: 'visit',
    options: [
      ['Small kitchen', 'सानो भान्सा', 120, 200, 1100],
      ['Large, with chimney', 'ठूलो, चिम्नीसहित', 210, 200, 1900],
    ],
    picture: ['own:gas-stove', 'marigold', 'sponge'],
    warrantyDays: 2,
  },
  bathroom: {
    category: 'house-cleaning',
    title: ['Bathrooms freed of lime', 'बाथरुमको सेतो दाग सफाइ'],
    text: [
      'White crusts of tanker water on taps, glass and tiles come off with patience and the right powder. Drains are opened and smell of nothing.',
      'ट्याङ्करको पानीले धारा, सिसा र टायलमा जमेको सेतो पत्र धैर्य र ठीक पाउडरले निकालिन्छ। ढल पनि खोलिन्छ, गन्ध रहँदैन।',
    ],
    unit: 'visit',
    options: [
      ['One bathroom', 'एउटा बाथरुम', 75, 200, 650],
      ['Two bathrooms', 'दुई बाथरुम', 135, 200, 1150],
    ],
    picture: ['bathtub', 'lilac', 'soap'],
    warrantyDays: 2,
  },
  tank: {
    category: 'tank-cleaning',
    title: ['Water tank cleaned and disinfected', 'पानी ट्याङ्की सफाइ र निर्मलीकरण'],
    text: [
      'Pumped out, brushed, rinsed with high pressure and treated with chlorine in the right measure. You see the mud we took out, and the water is fit again after two hours.',
      'पानी तानेर, ब्रसले दलेर, हाइ प्रेसरले पखालेर ठीक मात्रामा क्लोरिन हालिन्छ। निकालेको लेदो देखाउँछौँ, दुई घण्टापछि पानी फेरि चलाउन मिल्छ।',
    ],
    unit: 'visit',
    options: [
      ['Roof tank, 1,000 litres', 'छानाको ट्याङ्की, १,००० लिटर', 75, 200, 800],
      ['Underground, 5,000 litres', 'भूमिगत, ५,००० लिटर', 150, 200, 1800],
      ['Both', 'दुवै', 210, 200, 2400],
    ],
    parts: [['Tank lid', 'ट्याङ्कीको ढकनी', 450]],
    picture: ['own:water-tank', 'marigold', 'bubbles'],
    warrantyDays: 7,
  },
  sofa: {
    category: 'sofa-carpet',
    title: ['Sofa and chairs shampooed', 'सोफा र कुर्सी स्याम्पु सफाइ'],
    text: [
      'Foam, brush and suction: tea, turmeric and dog come out, the cloth dries by evening. We test the colour on the back before we begin.',
      'फिँज, ब्रस र भ्याकुम: चिया, बेसार र कुकुरको दाग निस्कन्छ, कपडा साँझसम्म सुक्छ। सुरु गर्नुअघि पछाडिपट्टि रङ जाँच्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['3 seats', '३ सिट', 90, 200, 1000],
      ['5 seats', '५ सिट', 120, 200, 1500],
      ['7 seats and cushions', '७ सिट र कुसन', 180, 200, 2100],
    ],
    picture: ['couch-and-lamp', 'clay', 'bubbles'],
    warrantyDays: 3,
  },
  carpet: {
    category: 'sofa-carpet',
    title: ['Carpets and rugs washed', 'कार्पेट र गलैँचा धुलाइ'],
    text: [
      'Knotted wool is washed flat with cold water and dried in the shade, fitted carpet is shampooed where it lies. Small rugs we fetch and bring back.',
      'हातले बुनेको ऊनी गलैँचा चिसो पानीमा धोएर छायामा सुकाइन्छ, टाँसेको कार्पेट त्यहीँ स्याम्पु गरिन्छ। साना गलैँचा लगेर धोएर ल्याइदिन्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Up to 50 sq ft', '५० वर्गफिटसम्म', 60, 200, 750],
      ['Up to 150 sq ft', '१५० वर्गफिटसम्म', 120, 200, 1700],
    ],
    picture: ['own:carpet:red', 'blush', 'soap'],
    warrantyDays: 3,
  },
  mattress: {
    category: 'sofa-carpet',
    title: ['Mattress and quilt freed of dust', 'म्याट्रेस र सिरकको धुलो सफाइ'],
    text: [
      'A machine beats and sucks both sides, steam does the rest. Less dust in the room the same night; quilts get a day of sun on our roof.',
      'मेसिनले दुवैतिर ठटाएर धुलो तान्छ, बाँकी बाफले गर्छ। त्यही रातदेखि कोठामा धुलो कम हुन्छ, सिरक हाम्रो छानामा एक दिन घाम तापेर आउँछ।',
    ],
    unit: 'visit',
    options: [
      ['One double bed', 'एउटा डबल बेड', 60, 200, 800],
      ['Two beds', 'दुई बेड', 105, 200, 1400],
    ],
    picture: ['own:mattress:glacier', 'indigo', 'bubbles'],
    warrantyDays: 3,
  },
  windows: {
    category: 'house-cleaning',
    title: ['Windows inside and out', 'झ्याल भित्र र बाहिर'],
    text: [
      'Glass, frames, nets and sills, up to the third floor with rope and helmet. Best two days before Dashain, when everybody asks: book early.',
      'सिसा, चौकोस, जाली र डिल, डोरी र हेल्मेट लगाएर तेस्रो तलासम्म। दसैँको दुई दिनअघि सबैले माग्छन्, अगाडि नै बुक गर्नुहोस्।',
    ],
    unit: 'visit',
    options: [
      ['Up to 8 windows', '८ वटासम्म', 90, 200, 900],
      ['Up to 16 windows', '१६ वटासम्म', 180, 200, 1600],
    ],
    picture: ['window', 'sky', 'sponge'],
    warrantyDays: 2,
  },
  building: {
    category: 'house-cleaning',
    title: ['Cleaning after building work', 'निर्माणपछिको सरसफाइ'],
    text: [
      'Cement on the glass, paint on the floor, dust in every drawer: three people and a wet vacuum leave a house you can carry beds into.',
      'सिसामा सिमेन्ट, भुइँमा रङ, घर्राघर्रामा धुलो: तीन जना र वेट भ्याकुमले खाट भित्र्याउन मिल्ने घर बनाइदिन्छन्।',
    ],
    unit: 'visit',
    options: [
      ['Two rooms', 'दुई कोठा', 300, 300, 3600],
      ['Whole floor', 'पूरै तला', 540, 300, 6900],
    ],
    picture: ['building-construction', 'stone', 'broom'],
    warrantyDays: 2,
  },
  office: {
    category: 'house-cleaning',
    title: ['Office cleaned before ten', 'दस बजेअघि कार्यालय सरसफाइ'],
    text: [
      'We come at six and are gone when the first person switches on the light. Desks, floors, kitchen corner and toilets, with a bill every month.',
      'बिहान ६ बजे आउँछौँ, पहिलो कर्मचारी आइपुग्दा गइसकेका हुन्छौँ। टेबल, भुइँ, चिया कुना र शौचालय, बिल महिनावारी।',
    ],
    unit: 'session',
    options: [
      ['Up to 6 desks', '६ टेबलसम्म', 90, 100, 800],
      ['Up to 20 desks', '२० टेबलसम्म', 180, 100, 1700],
    ],
    picture: ['office-building', 'lokta', 'bucket'],
    warrantyDays: 1,
  },
  pests: {
    category: 'pest-control',
    title: ['Cockroaches, bedbugs and ants driven out', 'साङ्ला, उडुस र कमिला नियन्त्रण'],
    text: [
      'Gel in the kitchen, steam for the beds, spray only where no child crawls. A second visit after two weeks is part of the price.',
      'भान्सामा जेल, खाटमा बाफ, नानी नपुग्ने ठाउँमा मात्र स्प्रे। दुई सातापछि फेरि आउने शुल्क मूल्यमै समावेश छ।',
    ],
    unit: 'visit',
    options: [
      ['Kitchen', 'भान्सा', 60, 300, 1200],
      ['Flat', 'फ्ल्याट', 120, 300, 2400],
      ['Bedbugs, with steam', 'उडुस, बाफसहित', 180, 300, 3500],
    ],
    picture: ['cockroach', 'marigold', 'shield'],
    warrantyDays: 60,
  },
} satisfies Record<string, BaseService>
