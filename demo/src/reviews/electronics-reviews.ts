import { reviewTextsFrom } from './review-text.ts'

export const electronicsReviews = reviewTextsFrom({
  5: [
    'Bill, warranty card, sealed box. As it should be and seldom is.',
    'Two months of load and heat, no complaint.',
    ['चार्ज राम्रो टिक्छ, भनेकै जति। बिलसहित आयो।', 'phones laptops watches audio'],
    'They tested it before sending and wrote the result on the box.',
    ['Clear sound, nothing rattles. My nephew wants one too.', 'audio'],
    'पसलमा भन्दा सस्तो पर्‍यो, वारेन्टी पनि एउटै।',
    'Asked a question at night, had an answer in the morning, had the thing the day after.',
    ['भोल्टेज घटबढ हुँदा पनि केही भएन। ढुक्क।', 'chargers-and-cables laptops'],
  ],
  4: [
    ['Does what it should. The cable is short.', 'chargers-and-cables audio'],
    'Good machine, the manual is only in Chinese.',
    ['राम्रो छ, तर अलि तात्छ।', 'phones laptops chargers-and-cables'],
    ['Battery a little less than promised: seven hours, not eight.', 'laptops audio'],
  ],
  3: ['Works, but feels light and cheap in the hand.', ['ठिकै हो, आवाज अलि सानो छ।', 'audio phones']],
  2: ['Stopped after three weeks. The service centre took twelve days.'],
  1: ['सुरुदेखि नै राम्ररी चलेन। घरीघरी आफैँ बन्द हुन्छ।'],
})

export const toolsReviews = reviewTextsFrom({
  5: [
    ['Heavy in the right place. Drilled forty holes in concrete on one day.', 'electric-tools'],
    ['Good steel. I know, I am a carpenter.', 'hand-tools'],
    ['समाउन सजिलो, काम पनि छिटो। पैसा तिरेको सार्थक।', 'hand-tools electric-tools'],
    ['The spare parts are really there. I ordered one to see.', 'electric-tools plumbing'],
    'घरको सानोतिनो काम अब आफैँ गर्छु।',
    ['Fits the usual sizes here, no adapter needed.', 'plumbing'],
    'मिस्त्री दाइले देख्नेबित्तिकै कहाँबाट किनेको भनेर सोध्नुभयो।',
    ['Straight, square and true. I checked it against my old one.', 'hand-tools'],
  ],
  4: [
    ['Good tool, the case closes badly.', 'electric-tools'],
    ['बलियो छ, अलि गह्रौँ भयो।', 'hand-tools electric-tools'],
    ['Fine. One screw was loose when it came, tightened it, done.', 'electric-tools'],
    ['Good value. A longer cord would help.', 'electric-tools'],
  ],
  3: ['For the house yes, for daily work no.', ['ठिकै छ, बिँड अलि खस्रो छ।', 'hand-tools']],
  2: [['The bit was blunt after two walls.', 'electric-tools']],
  1: [['पहिलो दिनमै बाङ्गियो। साटिदिए।', 'hand-tools']],
})

export const musicReviews = reviewTextsFrom({
  5: [
    'In tune when it came out of the box. After a bus ride from the hills!',
    ['Warm voice, even on the low side. I play it every evening.', 'strings flutes'],
    'आवाज कस्तो मिठो! बाले पुराना दिन सम्झनुभयो।',
    'Made by people who play. One hears that.',
    'मेलामा बजाएको, सबैले सोधे कसले बनाएको भनेर।',
    'My son’s teacher tried it and said: keep it.',
    ['छाला राम्ररी तानिएको, सुर बिग्रेको छैन।', 'madal-and-drums'],
    ['Extra string and a cloth in the case. Small things, but.', 'strings'],
  ],
  4: [
    ['Good sound. The varnish was still a little soft.', 'strings madal-and-drums'],
    'राम्रो छ, झोला भने अलि पातलो।',
    'Needs a week to settle, then it is lovely.',
    'Nice for learning. A stage player will want more.',
  ],
  3: [
    'Looks better than it sounds, but it does sound.',
    ['ठिकै हो, सुर मिलाउन समय लाग्यो।', 'strings madal-and-drums'],
  ],
  2: [['One peg slips. The shop sent a new one and a video how to fit it.', 'strings']],
  1: [['बाटोमै चर्किएछ। धुन नै मिल्दैन।', 'flutes strings']],
})
