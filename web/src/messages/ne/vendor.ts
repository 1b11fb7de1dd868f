import type { vendor as en } from '../en/vendor.ts'
import { withEnding } from './case-ending.ts'
import { commission } from './vendor/commission.ts'
import { coupons } from './vendor/coupons.ts'
import { figures } from './vendor/figures.ts'
import { home } from './vendor/home.ts'
import { imports } from './vendor/imports.ts'
import { join } from './vendor/join.ts'
import { listingEditor } from './vendor/listing-editor.ts'
import { listingGrid } from './vendor/listing-grid.ts'
import { listingList } from './vendor/listing-list.ts'
import { pictures } from './vendor/listing-pictures.ts'
import { listingPrices } from './vendor/listing-prices.ts'
import { money } from './vendor/money.ts'
import { orders } from './vendor/orders.ts'
import { shopQuestions } from './vendor/questions.ts'
import { payout, security } from './vendor/payout.ts'
import { reviews } from './vendor/reviews.ts'
import { shopDetails } from './vendor/shop-details.ts'
import { shopHours } from './vendor/shop-hours.ts'
import { shopPage } from './vendor/shop-page.ts'
import { stock } from './vendor/stock.ts'
import { team } from './vendor/team.ts'

export const vendor: typeof en = {
  frame: {
    name: 'विक्रेता पोर्टल',
    mark: 'विक्रेता',
    places: {
      home: 'गृहपृष्ठ',
      orders: 'अर्डर',
      listings: 'सामान',
      services: 'सेवा',
      stock: 'स्टक',
      coupons: 'कुपन',
      questions: 'प्रश्नहरू',
      reviews: 'समीक्षा',
      money: 'पैसा',
      figures: 'तथ्याङ्क',
      page: 'पसलको पृष्ठ',
      hours: 'समय',
      notifications: 'सूचना',
      team: 'टोली',
      details: 'लिङ्क र विवरण',
      payout: 'भुक्तानी खाता',
      security: 'सुरक्षा',
    },
    waiting: (count) => `${count} वटा बाँकी`,
    nav: 'पोर्टलको मेनु',
    closedUntil: (day) => `${withEnding(day, 'सम्म')} बन्द`,
    open: 'पसल खुला छ',
    openUntil: (time) => `${time} बजेसम्म खुला`,
    closedNow: 'अहिले बन्द',
    opensToday: (time) => `अहिले बन्द, ${time} बजे खुल्छ`,
    opensOn: (day, time) => `अहिले बन्द, ${day} ${time} बजे खुल्छ`,
    nextClosedDay: (day) => `अर्को बन्द दिन: ${day}।`,
    closed: 'पसल बन्द छ',
    suspended: 'पसल निलम्बित छ',
    viewShop: 'पसल हेर्नुहोस्',
    switchShop: 'अर्को पसल खोल्नुहोस्',
    yourShops: 'तपाईंका पसल',
    currentShop: 'छानिएको',
    loadFailed: 'तपाईंको पसल लोड भएन',
    offlineSince: (time) => `इन्टरनेट जोडिएको छैन। यो ${time} बजे लोड भएको विवरण हो।`,
    noPlace: 'यो पृष्ठ छैन',
    noPlaceText: 'लिङ्क गलत लेखिएको हुन सक्छ। सबै पृष्ठ मेनुमा छन्।',
  },
  roles: { owner: 'मालिक', manager: 'व्यवस्थापक', packer: 'प्याकर' },
  roleTexts: {
    owner:
      'अर्डर, सामान, स्टक, कुपन, पसलको पृष्ठ र खुल्ने समय मिलाउँछन्, समीक्षा र प्रश्नको जवाफ दिन्छन्, तथ्याङ्क, हिसाब र कागजात हेर्छन्। टोलीमा को रहने, पसल कसको हुने र पैसा कहाँ जाने भन्ने निर्णय गर्छन्।',
    manager:
      'अर्डर, सामान, स्टक, कुपन, पसलको पृष्ठ, खुल्ने समय र लिङ्क मिलाउँछन्, समीक्षा र प्रश्नको जवाफ दिन्छन्, र तथ्याङ्क हेर्छन्। टोली मालिकले मात्र फेर्छन्।',
    packer: 'अर्डर प्याक गरेर पठाउँछन्, स्टक मिलाउँछन्, र टोलीमा को को छन् हेर्न सक्छन्।',
  },
  noShop: {
    title: 'अहिलेसम्म पसल छैन',
    text: (email) => `विक्रेताले आफ्नो पसल यहाँबाट सम्हाल्छन्। तपाईंको खाता ${email} कुनै पसलको टोलीमा छैन।`,
    invited: 'निम्तो आएको हो? जुन इमेलमा आएको हो, त्यही खाताबाट साइन इन गरेर इमेलको लिङ्क खोल्नुहोस्।',
    sell: 'हाटमा बेच्नुहोस्',
  },
  lost: {
    titleOf: (shop) => `तपाईं अब ${withEnding(shop, 'को')} टोलीमा हुनुहुन्न`,
    textOf: 'मालिकले तपाईंलाई हटाउनुभयो, वा तपाईं आफैँ निस्कनुभयो। यहाँ अब केही हेर्न वा फेर्न मिल्दैन।',
    title: 'यो पसल तपाईंको होइन',
    text: 'लिङ्क गलत हुन सक्छ, वा तपाईंको खाता यो पसलको टोलीमा छैन।',
    others: 'तपाईंका पसल',
  },
  failures: {
    offline: 'हाटसँग सम्पर्क भएन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
    unknown: 'काम भएन। केही फेरिएको छैन। कृपया फेरि प्रयास गर्नुहोस्।',
    tooMany: 'धेरै पटक प्रयास भयो। केही बेर पर्खेर फेरि प्रयास गर्नुहोस्।',
    notAllowed: 'तपाईंलाई अब यो गर्न अनुमति छैन। पसलमा तपाईंको भूमिका फेरिएको छ।',
    suspended: 'तपाईंको पसल निलम्बित छ। पसल फेरि खुलेपछि फेर्न मिल्छ।',
    gone: 'यसबीचमा अरू कसैले यो फेर्नुभयो। फेरि हेर्नुहोस्।',
    lastOwner: 'पसलमा एक जना मालिक चाहिन्छ। पहिले अरू कसैलाई मालिक बनाउनुहोस्।',
    alreadyMember: 'यो इमेल भएको व्यक्ति टोलीमा छँदै छन्।',
    tooManyInvitations: 'आज योभन्दा बढी निम्तो पठाउन मिल्दैन। कृपया भोलि प्रयास गर्नुहोस्।',
    signInAgain: 'तपाईंले साइन इन गरेको धेरै भयो। साइन आउट गरेर फेरि साइन इन गर्नुहोस्, अनि यहाँ आउनुहोस्।',
  },
  commission,
  coupons,
  figures,
  home,
  orders,
  listingGrid,
  listingList,
  imports,
  listings: { pictures },
  shopPage,
  shopHours,
  shopDetails,
  stock,
  money,
  team,
  join,
  payout,
  security,
  listingEditor,
  listingPrices,
  shopQuestions,
  reviews,
}
