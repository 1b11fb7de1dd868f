import { applianceServices as appliance } from '../kinds/appliance-services.ts'
import { movingServices } from '../kinds/moving-services.ts'
import { type Provider, week } from './provider.ts'

export const applianceAndMovingProviders: Provider[] = [
  {
    vendor: 'butwal-appliance-care',
    town: ['Butwal', 'बुटवल'],
    areas: [
      ['rupandehi', '1-19'],
      ['palpa', '1-14'],
      ['kapilvastu', '1-6'],
    ],
    hours: week('09:00-18:00'),
    runBy: ['Santosh Gautam', 'सन्तोष गौतम'],
    team: { any: ['5 technicians', '५ जना प्राविधिक'] },
    priceFactor: 0.9,
    closings: [
      ['The part that came out is shown and left with you.', 'निकालेको पार्ट देखाएर तपाईंलाई नै दिइन्छ।'],
      [
        'Tell us make and model and we bring the likely part at once.',
        'ब्रान्ड र मोडेल भन्नुहोस्, चाहिन सक्ने पार्ट साथै ल्याउँछौँ।',
      ],
    ],
    visitsOfMainService: 711,
    services: [
      appliance.fridge,
      appliance.washing,
      appliance.television,
      appliance.microwave,
      appliance.stove,
      appliance.mixer,
      appliance.purifier,
      appliance.geyserRepair,
      appliance.cooler,
      appliance.acService,
      appliance.computer,
    ],
  },
  {
    vendor: 'koshi-fridge-tatha-ac-sewa',
    town: ['Biratnagar', 'विराटनगर'],
    areas: [
      ['morang', '1-19'],
      ['sunsari', '1-20'],
      ['jhapa', '1-10'],
    ],
    hours: week('08:00-19:00', '08:00-12:00'),
    runBy: ['Pawan Kumar Yadav', 'पवनकुमार यादव'],
    team: { any: ['6 technicians', '६ जना प्राविधिक'] },
    priceFactor: 0.9,
    closings: [
      ['In Biratnagar mostly on the same day.', 'विराटनगरमा प्रायः उसै दिन।'],
      ['Dharan and Itahari on Mondays and Thursdays.', 'धरान र इटहरीमा सोमबार र बिहीबार।'],
    ],
    visitsOfMainService: 596,
    services: [
      appliance.fridge,
      appliance.freezer,
      appliance.acService,
      appliance.acFit,
      appliance.acGas,
      appliance.acMove,
      appliance.cooler,
      appliance.washing,
      appliance.purifier,
    ],
  },
  {
    vendor: 'sajilo-sarai',
    town: ['Kathmandu', 'काठमाडौं'],
    areas: [
      ['kathmandu', '1-32'],
      ['lalitpur', '1-29'],
      ['bhaktapur', '1-10'],
      ['kavrepalanchok', '1-8'],
    ],
    hours: week('06:00-19:00', '06:00-19:00'),
    runBy: ['Bal Krishna Khatri', 'बालकृष्ण खत्री'],
    team: { any: ['14 people, 5 trucks', '१४ जना, ५ गाडी'] },
    priceFactor: 1,
    closings: [
      ['Stairs up to the fifth floor are in the price.', 'पाँचौँ तलासम्मको भर्‍याङ मूल्यमै समावेश छ।'],
      [
        'Send pictures of the room and we bring the right truck.',
        'कोठाको तस्बिर पठाउनुहोस्, ठिक्क नापको गाडी ल्याउँछौँ।',
      ],
    ],
    visitsOfMainService: 388,
    services: Object.values(movingServices),
  },
]
