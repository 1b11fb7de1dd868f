const en = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. We never ask for your password, neither by email nor on the phone.',
  labels: {
    shop: 'Shop',
    reason: 'Reason',
    since: 'Since',
    reopensOn: 'Opens again by itself on',
  },
  nepalTime: (when: string) => `${when} (Nepal time)`,
  noDay: 'Not before we open it',
  openShop: 'Open the shop',
  askUs: 'Ask us about it',
  suspended: {
    subject: (shop: string) => `${shop} on Haat is suspended`,
    preheader: 'Nothing of it can be bought at the moment. Open orders go on.',
    paragraphs: [
      'We have suspended your shop. Its products and services are off sale, and its pages say that the shop is paused. They do not tell shoppers why.',
      'Orders that were placed before go on: please pack and send them as always. You are paid for them as always.',
      'Everything you have listed stays as it is, and is on sale again as soon as the shop opens. If you think that this is a mistake, or have put right what it is about, tell us on our help page.',
    ],
  },
  reopened: {
    subject: (shop: string) => `${shop} on Haat is open again`,
    preheader: 'Everything that was on sale is on sale again.',
    paragraphs: ['Your shop is open again. Its products and services are on sale as they were before.'],
  },
}

const ne: typeof en = {
  greeting: (name) => (name ? `नमस्ते ${name} ज्यू,` : 'नमस्ते,'),
  footer: 'हाट, हरेक दिन खुला साप्ताहिक बजार। हामी तपाईंको पासवर्ड इमेल वा फोनमा कहिल्यै सोध्दैनौँ।',
  labels: {
    shop: 'पसल',
    reason: 'कारण',
    since: 'कहिलेदेखि',
    reopensOn: 'आफैँ फेरि खुल्ने मिति',
  },
  nepalTime: (when) => `${when} (नेपाली समय)`,
  noDay: 'हामीले नखोलेसम्म बन्द',
  openShop: 'पसल हेर्नुहोस्',
  askUs: 'यसबारे हामीलाई सोध्नुहोस्',
  suspended: {
    subject: (shop) => `${shop}: हाटमा पसल निलम्बन भयो`,
    preheader: 'अहिले केही किन्न मिल्दैन। चालु अर्डर जस्ताको तस्तै छन्।',
    paragraphs: [
      'हामीले तपाईंको पसल निलम्बन गरेका छौँ। यसका सामान र सेवा अहिले बिक्रीमा छैनन्, र पसलका पृष्ठमा पसल अहिलेलाई रोकिएको लेखिएको छ। ग्राहकलाई कारण देखाइँदैन।',
      'पहिल्यै भएका अर्डर चालु नै रहन्छन्: कृपया सधैँझैँ प्याक गरेर पठाउनुहोस्। तिनको रकम सधैँझैँ पाउनुहुन्छ।',
      'तपाईंले राखेका सबै कुरा जस्ताको तस्तै छन्, र पसल खुल्नेबित्तिकै फेरि बिक्रीमा आउँछन्। गल्तीले भएको जस्तो लाग्छ वा कुरा मिलाइसक्नुभयो भने हाम्रो सहयोग पृष्ठबाट भन्नुहोस्।',
    ],
  },
  reopened: {
    subject: (shop) => `${shop}: हाटमा पसल फेरि खुल्यो`,
    preheader: 'बिक्रीमा रहेका सबै कुरा फेरि बिक्रीमा छन्।',
    paragraphs: ['तपाईंको पसल फेरि खुला छ। यसका सामान र सेवा पहिलेजस्तै बिक्रीमा छन्।'],
  },
}
export const suspensionTexts = { en, ne }
