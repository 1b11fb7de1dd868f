import type { reviews as en } from '#messages/en/reviews.ts'

export const reviews: typeof en = {
  title: 'समीक्षा',
  none: 'अहिलेसम्म कसैले समीक्षा लेखेका छैनन्',
  noneText: 'निर्णय गर्नुअघि हामीलाई सोध्न सक्नुहुन्छ।',
  count: (n) => `${n} समीक्षा`,
  distribution: 'ताराअनुसार समीक्षा',
  only: (stars, percent) => `${stars} तारा भएका समीक्षा मात्र, जम्माको ${percent}%`,
  showing: (stars) => `${stars} तारा मात्र`,
  all: 'सबै देखाउनुहोस्',
  sortBy: 'समीक्षाको क्रम',
  helpful: 'उपयोगी पहिले',
  newest: 'नयाँ पहिले',
  helpfulCount: (n) => `उपयोगी (${n})`,
  reply: 'विक्रेताको जवाफ',
  more: 'थप समीक्षा',
  noMatch: 'यति तारा भएको समीक्षा छैन।',
  failed: 'समीक्षाहरू लोड हुन सकेनन्।',
  retry: 'फेरि प्रयास गर्नुहोस्',
}
