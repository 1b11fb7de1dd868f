import { barberServices } from '../kinds/barber-services.ts'
import { eventServices } from '../kinds/event-services.ts'
import { lessonServices } from '../kinds/lesson-services.ts'
import { musicServices } from '../kinds/music-services.ts'
import { parlourServices } from '../kinds/parlour-services.ts'
import { type Provider, week } from './provider.ts'
import { pujaServices } from '../kinds/puja-services.ts'

const valley: Provider['areas'] = [
  ['kathmandu', '1-32'],
  ['lalitpur', '1-29'],
  ['bhaktapur', '1-10'],
]

export const peopleProviders: Provider[] = [
  {
    vendor: 'ram-kapal-kala',
    town: ['Kathmandu', 'काठमाडौं'],
    areas: [
      ['bhaktapur', '1-10'],
      ['kathmandu', '32'],
    ],
    // Barbers in Nepal rest on Tuesday.
    hours: ['07:00-19:00', '07:00-19:00', '', '07:00-19:00', '07:00-19:00', '07:00-19:00', '07:00-19:00'],
    runBy: ['Ram Thakur', 'राम ठाकुर'],
    team: { any: ['3 barbers', '३ जना हजाम'] },
    priceFactor: 1,
    closings: [
      ['Scissors are boiled, the cloth is fresh each time.', 'कैँची उमालिएको, कपडा हरेक पटक सफा।'],
      ['On Saturday mornings please book two days ahead.', 'शनिबार बिहानका लागि दुई दिनअघि बुक गर्नुहोला।'],
    ],
    visitsOfMainService: 962,
    services: Object.values(barberServices),
  },
  {
    vendor: 'mithila-sringar',
    town: ['Janakpur', 'जनकपुर'],
    areas: [
      ['dhanusha', '1-25'],
      ['mahottari', '1-8'],
    ],
    hours: week('09:00-18:00'),
    runBy: ['Puja Karna', 'पूजा कर्ण'],
    team: { any: ['5 women', '५ जना दिदीबहिनी'] },
    priceFactor: 0.9,
    closings: [
      ['Only women come, and only to women.', 'महिला मात्र आउँछन्, महिलाकै लागि।'],
      ['For Mangsir and Falgun please book a month ahead.', 'मङ्सिर र फागुनका लागि एक महिनाअघि बुक गर्नुहोला।'],
    ],
    visitsOfMainService: 274,
    services: Object.values(parlourServices),
  },
  {
    vendor: 'karmakanda-sewa',
    town: ['Kathmandu', 'काठमाडौं'],
    areas: valley,
    hours: week('05:00-19:00', '05:00-19:00'),
    runBy: ['Pt. Madhav Prasad Dahal', 'पं. माधवप्रसाद दाहाल'],
    team: { any: ['9 pandits', '९ जना पण्डित'] },
    priceFactor: 1,
    closings: [
      ['Dakshina is in the price; nobody asks for more at the door.', 'दक्षिणा मूल्यमै समावेश छ, पछि थप मागिँदैन।'],
      ['The list of samagri comes by message three days before.', 'सामग्रीको सूची तीन दिनअघि सन्देशमा आउँछ।'],
    ],
    visitsOfMainService: 731,
    services: Object.values(pujaServices),
  },
  {
    vendor: 'sikshya-dabali',
    town: ['Kathmandu', 'काठमाडौं'],
    areas: valley,
    hours: week('06:00-20:00'),
    runBy: ['Asmita Bhandari', 'अस्मिता भण्डारी'],
    team: { any: ['24 teachers', '२४ जना शिक्षक'] },
    priceFactor: 1,
    closings: [
      ['The first lesson is free.', 'पहिलो कक्षा निःशुल्क।'],
      ['At home or online, the price is the same.', 'घरमा होस् वा अनलाइन, मूल्य उही।'],
      [
        'Once a month parents get three lines on how it goes.',
        'महिनामा एक पटक अभिभावकलाई प्रगतिबारे छोटो खबर।',
      ],
    ],
    visitsOfMainService: 455,
    services: Object.values(lessonServices),
  },
  {
    vendor: 'sur-sadhana-pathshala',
    town: ['Lalitpur', 'ललितपुर'],
    areas: [
      ['lalitpur', '1-29'],
      ['kathmandu', '10-12, 31'],
    ],
    hours: ['', ...week('07:00-19:00', '07:00-13:00').slice(1)],
    runBy: ['Bijaya Vaidya', 'विजय वैद्य'],
    team: { any: ['8 teachers', '८ जना गुरु'] },
    priceFactor: 1,
    closings: [
      [
        'Instruments are lent while you find out whether you like it.',
        'मन पर्छ कि पर्दैन थाहा नहुन्जेल बाजा सापट पाइन्छ।',
      ],
      ['Twice a year there is an evening in the courtyard.', 'वर्षमा दुई पटक आँगनमा साङ्गीतिक साँझ हुन्छ।'],
    ],
    visitsOfMainService: 307,
    services: Object.values(musicServices),
  },
  {
    vendor: 'utsav-byawasthapan',
    town: ['Kathmandu', 'काठमाडौं'],
    areas: [...valley, ['kavrepalanchok', '1-8'], ['dhading', '1-4']],
    hours: week('09:00-21:00', '09:00-21:00'),
    runBy: ['Srijana Basnet', 'सृजना बस्नेत'],
    team: { any: ['16 people', '१६ जना'] },
    priceFactor: 1,
    closings: [
      ['You pay after the last guest has gone.', 'पैसा अन्तिम पाहुना गएपछि मात्र।'],
      ['In the wedding months please ask six weeks ahead.', 'लगनका महिनामा छ साताअघि सोध्नुहोला।'],
    ],
    visitsOfMainService: 268,
    services: Object.values(eventServices),
  },
]
