import { reviewTextsFrom } from './review-text.ts'

export const foodReviews = reviewTextsFrom({
  5: [
    ['Two spoons in the morning and the day can begin.', 'honey-and-ghee'],
    'Smells like my grandmother’s kitchen when you open the packet.',
    ['Fresh, clean, not one stone in it. I checked.', 'rice-and-lentils spices-and-achar'],
    'स्वाद गाउँकै जस्तो। काठमाडौंमा यस्तो पाइँदैन।',
    'Sealed twice, the date was six months away. We finished it in two weeks.',
    'पाहुनाले सोधे, कहाँबाट मगाएको? अब मोहल्लाभरि यही चल्छ।',
    'I have bought this in three shops. This one is the one.',
    ['बास्ना नै बेग्लै। अर्को महिनाका लागि पनि अर्डर गरिसकेँ।', 'tea coffee spices-and-achar'],
    'My uncle in Sydney took four packets home. Nothing leaked.',
  ],
  4: [
    'Very good taste, the packet could close better once opened.',
    'स्वाद राम्रो, परिमाण अलि कम लाग्यो।',
    ['Good. Stronger than I am used to, so use less than the label says.', 'tea coffee spices-and-achar'],
    'Fresh and honest weight: 248 g of 250.',
  ],
  3: ['Fine, but the last batch was better. Perhaps the season.', 'ठिकै छ, तर त्यति ताजा लागेन।'],
  2: ['The seal was open on arrival. They sent another one, I threw the first away.'],
  1: ['म्याद सकिन एक साता मात्र बाँकी थियो। यस्तो त नपठाउनुपर्ने।'],
})

export const beautyReviews = reviewTextsFrom({
  5: [
    ['My hands were like bark after the winter. Ten days and they are hands again.', 'skin soap'],
    'Smells of herbs, not of a taxi.',
    ['छालालाई साह्रै मिल्यो, केही चिलाएन पनि।', 'skin soap'],
    'Exactly the one my aunt in Surkhet used to send.',
    ['A little is enough, it will last until Baisakh.', 'skin hair'],
    ['कपाल झर्न कम भयो, दुई महिनादेखि लगाउँदै छु।', 'hair'],
    'Batch and date were on the box. I like to know.',
    'घरका दिदीबहिनी सबैले यही चलाउँछौँ।',
  ],
  4: [
    ['साबुन छिटो गल्छ, तर छाला भने नरम भयो।', 'soap'],
    ['Good thing, the pump stuck at first.', 'skin'],
    'बास्ना अलि कडा छ, तर काम राम्रो गर्छ।',
    'Works. I would buy a smaller size if there was one.',
    ['Nice texture. Leaves a shine for the first half hour.', 'skin'],
  ],
  3: ['Neither good nor bad for me, my sister loves it.', 'ठिकै हो, भनेजति फरक देखिनँ।'],
  2: [['Leaked in the parcel, a third was gone. The rest is good, but it was not cheap.', 'skin hair']],
  1: [['छाला पोल्यो, एक पटकपछि लगाइनँ।', 'skin soap']],
})

export const gardenReviews = reviewTextsFrom({
  5: [
    'My balcony has become the best room of the flat.',
    'बारीको काममा बा पनि खुसी हुनुभयो।',
    ['Came with damp roots, wrapped like a baby. Two new leaves already.', 'plants'],
    ['Nine of ten seeds came up. On a roof in Kalanki!', 'seeds'],
    ['कौसीमा रोपेको, डेढ महिनामै फल्यो।', 'seeds plants'],
    ['The note says when to sow in hills and in Tarai. That helped.', 'seeds'],
    ['बिरुवा स्वस्थ आयो, माटो पनि राम्रो।', 'plants'],
    ['Thick walls, a hole where it should be, a saucer that fits.', 'pots'],
    ['तिहारसम्म फुल्छ भनेका थिए, ठ्याक्कै फुल्यो।', 'plants'],
    ['They called before sending and asked how much sun I have.', 'plants'],
  ],
  4: [
    ['Good clay, the edge is not quite round. I like that.', 'pots'],
    ['Healthy, smaller than in the drawing. It will grow.', 'plants'],
    ['राम्रो छ, सोचेको भन्दा अलि सानो परेछ।', 'pots'],
    ['One branch broke on the road, the rest is fine.', 'plants'],
    ['Seven of ten came up. Good enough for the price.', 'seeds'],
  ],
  3: [
    ['Half the seeds slept on. The other half is beautiful.', 'seeds'],
    ['एक हप्ता ओइलायो, पछि सप्रियो।', 'plants'],
  ],
  2: [['Arrived dry. They sent another, which lives.', 'plants']],
  1: [['पाँच दिन बाटोमै, आइपुग्दा मरिसकेको थियो।', 'plants']],
})
