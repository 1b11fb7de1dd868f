import type { Reviewer } from './reviewers.ts'

interface Told {
  reviewer: Reviewer
  /** From the order to the door. */
  days: number
}
type Tail = (told: Told) => string

const en = ({ reviewer }: Told) => reviewer.place.en
const ne = ({ reviewer }: Told) => reviewer.place.ne
const devanagari = (count: number) => String(count).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!)

/** What people add about their own case. None of them judges, so that each fits any number of stars. */
export const englishTails: Tail[] = [
  (told) => `Came to ${en(told)} in ${told.days} days.`,
  (told) => `${told.days} days to ${en(told)}, and the rider called before he came.`,
  (told) => `Bought for my mother in ${en(told)}.`,
  (told) => `My brother in ${en(told)} asked me to order it for him.`,
  () => 'Ordered during Tihar, so I did not expect it soon.',
  () => 'The box had one dent, the thing inside none.',
  (told) => `It was raining in ${en(told)}, the parcel was dry.`,
  () => 'I opened it at the door with the courier beside me.',
  (told) => `Second order to ${en(told)}, the first was for a neighbour.`,
  () => 'Written after two weeks of daily use.',
  () => 'Written on the first evening, I will add to it later.',
  (told) => `In ${en(told)} the shops ask more for the same.`,
  () => 'A gift for a wedding in Mangsir.',
  () => 'For our rented room, where space is short.',
  () => 'My father paid, I only pressed the button.',
  (told) => `The office in ${en(told)} now has one too.`,
  () => 'The bill was in the parcel, with the PAN on it.',
  () => 'No smell of plastic, no loose ends.',
  (told) => `We compared three in ${en(told)} before we ordered here.`,
  () => 'Asked one question before and had the answer the same evening.',
  () => 'My daughter chose it from the pictures.',
  () => 'It went on by bus to the village the next morning.',
  (told) => `The landmark was enough, they found our house in ${en(told)}.`,
  () => 'Used it through Dashain with twelve people in the house.',
  () => 'Bought with my first salary.',
  (told) => `Ordered on a Friday, in ${en(told)} after ${told.days} days.`,
  () => 'The colour on my old phone looked different from that on the laptop.',
  () => 'Weighed it at home: as written.',
  () => 'Kept the box for the next move.',
  (told) => `Two friends in ${en(told)} have asked for the address of the shop.`,
]

export const nepaliTails: Tail[] = [
  (told) => `${ne(told)}सम्म ${devanagari(told.days)} दिनमा आइपुग्यो।`,
  (told) => `${ne(told)}मा बस्ने दिदीका लागि मगाएको।`,
  () => 'ल्याउने भाइले आउनुअघि फोन गरे।',
  () => 'ढोकामै खोलेर हेरेँ।',
  () => 'तिहारको बेला मगाएकाले अलि समय लाग्ला भन्ठानेको थिएँ।',
  (told) => `${ne(told)}मा पानी परिरहेको थियो, पार्सल भने ओभानै आयो।`,
  () => 'दुई साता चलाएपछि लेखेको।',
  () => 'आमाले रोज्नुभएको, मैले मगाएको।',
  (told) => `${ne(told)}का पसलमा यही सामानको दाम बढी छ।`,
  () => 'बिहेको उपहारका लागि किनेको।',
  () => 'बिल भित्रै थियो, प्यान नम्बरसहित।',
  (told) => `${ne(told)}का साथीले पनि ठेगाना मागे।`,
  () => 'गाउँसम्म भोलिपल्ट बसमा पठाएँ।',
  () => 'अघिल्लो दिन सोधेको प्रश्नको जवाफ बेलुकै आयो।',
  () => 'दसैँमा घरभरि पाहुना हुँदा काम लाग्यो।',
  (told) => `${devanagari(told.days)} दिन कुरेँ, त्यति कुर्नु ठिकै हो।`,
  () => 'पहिलो तलबले किनेको सामान।',
  (told) => `चिनो लेखेकै भरमा ${ne(told)}को घर भेट्टाए।`,
  () => 'छोरीले तस्बिर हेरेर रोजेकी।',
  () => 'तौल घरमा जोखेँ, लेखेजति नै रहेछ।',
  () => 'कार्यालयमा पनि अर्को मगाउने कुरा छ।',
  () => 'बाकस अर्को पटकका लागि राखेको छु।',
  (told) => `${ne(told)}बाट यो दोस्रो अर्डर हो।`,
  () => 'भाडाको कोठा सानो छ, त्यसैले नाप मिलाएर किनेको।',
]
