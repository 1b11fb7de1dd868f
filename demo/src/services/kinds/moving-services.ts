import type { BaseService } from '../base-service.ts'

export const movingServices = {
  room: {
    category: 'house-moving',
    title: ['Moving a room', 'एक कोठा सराइ'],
    text: [
      'Bed, table, gas and forty books: one small truck, two men and an hour and a half. Made for students who move in Asar and again in Mangsir.',
      'खाट, टेबल, ग्यास र चालीस किताब: एउटा सानो गाडी, दुई जना र डेढ घण्टा। असार र मङ्सिरमा डेरा सर्ने विद्यार्थीका लागि।',
    ],
    unit: 'visit',
    options: [
      ['Inside one city', 'एउटै सहरभित्र', 120, 500, 2000],
      ['Across the valley', 'उपत्यकाभरि', 180, 500, 2900],
    ],
    picture: ['pickup-truck', 'sky', 'package'],
    warrantyDays: 3,
  },
  flat: {
    category: 'house-moving',
    title: ['Moving a flat', 'फ्ल्याट सराइ'],
    text: [
      'Four people wrap, carry, drive and put the beds together again. The mirror rides with the driver, and the boxes are numbered by room.',
      'चार जनाले बेर्छन्, बोक्छन्, लैजान्छन् र खाट फेरि जोडिदिन्छन्। ऐना चालकसँगै बस्छ, बाकसमा कोठाअनुसार नम्बर लेखिन्छ।',
    ],
    unit: 'visit',
    options: [
      ['2 rooms and kitchen', '२ कोठा र भान्सा', 300, 800, 6700],
      ['4 rooms and kitchen', '४ कोठा र भान्सा', 480, 800, 11700],
    ],
    parts: [['Carton with tape', 'टेपसहित कार्टुन', 120]],
    picture: ['delivery-truck', 'clay', 'couch-and-lamp'],
    warrantyDays: 7,
  },
  house: {
    category: 'house-moving',
    title: ['Moving a whole house', 'पूरै घर सराइ'],
    text: [
      'A visit the day before, a list that both sign, two trucks and seven people. What breaks by our hand is paid the same week.',
      'अघिल्लो दिन हेर्न आउँछौँ, दुवैले सही गरेको सूची, दुई गाडी र सात जना। हाम्रो हातबाट फुटेको सामानको रकम त्यही साता।',
    ],
    unit: 'visit',
    options: [
      ['Up to 3 floors', '३ तलासम्म', 600, 1000, 21000],
      ['Larger, two days', 'ठूलो, दुई दिन', 960, 1000, 34000],
    ],
    picture: ['house-with-garden', 'pine', 'delivery-truck'],
    warrantyDays: 7,
  },
  office: {
    category: 'office-moving',
    title: ['Moving an office over the weekend', 'शनिबार कार्यालय सराइ'],
    text: [
      'Friday evening we pack, Sunday at ten everybody sits at a desk. Computers travel in foam, cables are labelled, files keep their order.',
      'शुक्रबार साँझ प्याक गर्छौँ, आइतबार दस बजे सबै आ-आफ्नो टेबलमा। कम्प्युटर फोममा, तारमा नाम लेखेर, फाइल उही क्रममा।',
    ],
    unit: 'visit',
    options: [
      ['Up to 10 desks', '१० टेबलसम्म', 480, 1000, 14500],
      ['Up to 30 desks', '३० टेबलसम्म', 960, 1000, 32000],
    ],
    picture: ['office-building', 'indigo', 'package'],
    warrantyDays: 7,
  },
  item: {
    category: 'small-loads',
    title: ['One heavy thing carried', 'एउटा गह्रौँ सामान ओसार्ने'],
    text: [
      'A fridge up to the fourth floor, a daraz down a narrow stair, a sofa over the balcony with rope. Say the weight and we send enough shoulders.',
      'चौथो तलामा फ्रिज, साँघुरो भर्‍याङबाट दराज, डोरीले बार्दलीबाट सोफा। तौल भन्नुहोस्, चाहिने जति मान्छे पठाउँछौँ।',
    ],
    unit: 'visit',
    options: [
      ['Inside the house', 'घरभित्रै', 45, 300, 700],
      ['To another house', 'अर्को घरसम्म', 120, 300, 2000],
    ],
    picture: ['couch-and-lamp', 'blush', 'flexed-biceps'],
    warrantyDays: 3,
  },
  packing: {
    category: 'house-moving',
    title: ['Packing only', 'प्याकिङ मात्र'],
    text: [
      'You have the truck, we have paper, cartons and patience. Kitchen ware, gods of the puja room and glass are packed by the same careful two.',
      'गाडी तपाईंको, कागज, कार्टुन र धैर्य हाम्रो। भान्साका भाँडा, पूजाकोठाका मूर्ति र सिसाका सामान उही दुई जनाले जतनसाथ प्याक गर्छन्।',
    ],
    unit: 'visit',
    options: [
      ['Kitchen', 'भान्सा', 120, 300, 1500],
      ['Flat', 'फ्ल्याट', 300, 300, 3900],
    ],
    parts: [['Bubble wrap, 10 m', 'बबल र्‍याप, १० मिटर', 350]],
    picture: ['package', 'lokta', 'amphora'],
    warrantyDays: 7,
  },
  faraway: {
    category: 'house-moving',
    title: ['Moving out of the valley', 'उपत्यकाबाहिर सराइ'],
    text: [
      'To Pokhara, Chitwan, Butwal or Itahari overnight, with tarpaulin and a driver you can call. Price by truck, not by the look of your furniture.',
      'पोखरा, चितवन, बुटवल वा इटहरी रातारात, त्रिपाल र फोन उठाउने चालकसहित। मूल्य गाडीअनुसार, फर्निचर हेरेर होइन।',
    ],
    unit: 'visit',
    options: [
      ['Up to 200 km', '२०० किलोमिटरसम्म', 720, 2000, 22000],
      ['Up to 450 km', '४५० किलोमिटरसम्म', 1200, 2000, 41000],
    ],
    picture: ['articulated-lorry', 'marigold', 'mountain'],
    warrantyDays: 7,
  },
  errand: {
    category: 'small-loads',
    title: ['Small truck by the hour', 'घण्टाका दरले सानो गाडी'],
    text: [
      'Cement from the shop, saplings from Godawari, drums to the party palace. A driver and one helper, as long as you need them.',
      'पसलबाट सिमेन्ट, गोदावरीबाट बिरुवा, पार्टी प्यालेसमा बाजा। चालक र एक जना सहयोगी, चाहिएजति बेर।',
    ],
    unit: 'hour',
    options: [
      ['1 hour', '१ घण्टा', 60, 300, 700],
      ['4 hours', '४ घण्टा', 240, 300, 2500],
    ],
    picture: ['auto-rickshaw', 'pine', 'package'],
    warrantyDays: 1,
  },
  rubbish: {
    category: 'small-loads',
    title: ['Old furniture and rubble taken away', 'पुराना फर्निचर र भग्नावशेष उठाउने'],
    text: [
      'What can be used again goes to people who use it, metal to the kawadi, rubble to a place that may take it. You get a picture of the empty yard.',
      'फेरि चल्ने सामान चाहिनेकहाँ, फलाम कवाडीमा, भग्नावशेष फाल्न मिल्ने ठाउँमा। खाली आँगनको तस्बिर पठाइदिन्छौँ।',
    ],
    unit: 'visit',
    options: [
      ['Half a truck', 'आधा गाडी', 90, 300, 1700],
      ['Full truck', 'पूरा गाडी', 150, 300, 2900],
    ],
    picture: ['wastebasket', 'stone', 'chair'],
    warrantyDays: 1,
  },
} satisfies Record<string, BaseService>
