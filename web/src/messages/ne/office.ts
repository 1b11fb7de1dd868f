import { withEnding } from './case-ending.ts'
import { charts } from './office/charts.ts'
import { coupons } from './office/coupons.ts'
import { runs } from './office/runs.ts'
import { secondFactor } from './office/second-factor.ts'
import { statements } from './office/statements.ts'
import { views } from './office/views.ts'

/** Texts of the frame and parts that the staff console and the vendor portal share. */
export const office = {
  frame: {
    more: 'थप',
    account: (name: string) => `${withEnding(name, 'को')} खाता`,
    toMarket: 'हाटमा जानुहोस्',
    toProfile: 'तपाईंको प्रोफाइल',
    appearance: 'रूप',
    themes: { system: 'डिभाइसअनुसार', light: 'उज्यालो', dark: 'अँध्यारो' },
    language: 'भाषा',
    signOut: 'साइन आउट',
    signedOut: 'तपाईं साइन आउट हुनुभयो।',
  },
  papers: {
    loading: 'कागजात खुल्दै छ…',
    unreadable: 'यो फाइल यहाँ देखाउन सकिँदैन।',
    download: 'डाउनलोड गर्नुहोस्',
    reader: (name: string) => `कागजात: ${name}`,
    zoomIn: 'ठूलो',
    zoomOut: 'सानो',
    turn: 'घुमाउनुहोस्',
    previous: 'अघिल्लो पृष्ठ',
    next: 'अर्को पृष्ठ',
  },
  parts: {
    loadMore: 'थप हेर्नुहोस्',
    loadingMore: 'थप लोड हुँदै छ…',
    moreFailed: 'थप पङ्क्ति लोड भएनन्।',
    retry: 'फेरि प्रयास गर्नुहोस्',
    loading: 'सूची लोड हुँदै छ',
    listFailed: 'सूची लोड भएन',
    listFailedText: 'केही हराएको छैन। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',
    rowsShown: (count: string) => `${count} वटा देखाइएको`,
    isEnd: 'सूची सकियो',
    conflict: 'यसबीचमा अरू कसैले यो फेर्नुभयो',
    conflictText: 'तपाईंले लेख्नुभएको यहीँ छ। के फेरियो हेर्नुहोस्, अनि निर्णय गर्नुहोस्।',
    theirs: 'अहिले',
    yours: 'तपाईंको',
    takeTheirs: 'अहिले भएको लिनुहोस्',
    keepMine: 'मेरो नै राख्नुहोस्',
    notYet: 'अहिले होइन',
    copy: 'कपी गर्नुहोस्',
    copied: 'कपी भयो',
    copyFailed: 'कपी भएन। कृपया आफैँ छानेर कपी गर्नुहोस्।',
  },
  charts,
  coupons,
  runs,
  statements,
  views,
  secondFactor,
}
