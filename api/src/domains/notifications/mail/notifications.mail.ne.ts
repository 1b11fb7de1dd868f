import { couponPauseReasonNames } from '@haat/contract/domains/coupons.staff.rules.ts'
import type { ImportEnd } from '@haat/contract/domains/imports.rules.ts'
import type { NotificationData } from '@haat/contract/domains/notifications.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { removalReasonNames } from '@haat/contract/domains/reviews.reasons.rules.ts'
import type { ModeratedKind } from '@haat/contract/domains/reviews.rules.ts'
import type { InWords, notificationsMailEn } from './notifications.mail.en.ts'

const steps: Partial<Record<ParcelState, string>> = {
  confirmed: 'पक्का भयो',
  packed: 'प्याक भयो',
  handedOver: 'कुरियरलाई दिइयो',
  shipped: 'बाटोमा छ',
  tried: 'दिन सकिएन: कोही भेटिएन',
  delivered: 'पुर्‍याइयो',
  partlyDelivered: 'केही भाग पुर्‍याइयो',
  refused: 'पसलमा फिर्ता जाँदै छ',
  declined: 'पठाउन सकिँदैन',
  cancelled: 'रद्द भयो',
}

const written: Record<ModeratedKind, string> = {
  review: 'तपाईंको समीक्षा',
  reply: 'तपाईंको पसलको जवाफ',
  question: 'तपाईंको प्रश्न',
  answer: 'तपाईंको उत्तर',
}

const importEndSentences: Record<ImportEnd, string> = {
  written: 'का सामान पसलमा आए',
  'partly-written': 'का केही सामान आए, त्यसपछि काम रोकियो',
  undone: 'बाट ल्याइएका सामान फर्काइए',
  'partly-undone': 'का केही सामान फर्काइए, त्यसपछि काम रोकियो',
  stopped: 'को काम केही लेख्नुअघि नै रोकियो',
}
type Counts = Pick<NotificationData['importEnded'], 'new' | 'changed' | 'failed' | 'undone' | 'kept'>
function importCounts(end: ImportEnd, counts: Counts, say: InWords) {
  if (end === 'stopped') return ''
  if (end === 'undone' || end === 'partly-undone')
    return `: ${say.count(counts.undone)} फर्काइए, ${say.count(counts.kept)} रहे`
  const failed = counts.failed > 0 ? `, ${say.count(counts.failed)} लेख्न सकिएन` : ''
  return `: ${say.count(counts.new)} नयाँ, ${say.count(counts.changed)} फेरिए${failed}`
}

export const notificationsMailNe: typeof notificationsMailEn = {
  greeting: (name) => (name ? `नमस्ते ${name} ज्यू,` : 'नमस्ते,'),
  sentences: {
    newOrder: ({ orderNumber, pieceCount, totalPaisa }, say) =>
      `${orderNumber}: ${say.count(pieceCount)} वटा, ${say.money(totalPaisa)}`,
    lateParcel: ({ orderNumber, dueOn }, say) => `${orderNumber} ${say.day(dueOn)} सम्म पुर्‍याउने भनिएको थियो`,
    lowStock: ({ count, titles }, say) =>
      `${say.count(count)} सामान थोरै बाँकी वा सकिएका: ${titles.map(say.words).join(', ')}${count > titles.length ? ' …' : ''}`,
    listingSentBack: ({ title }, say) => `“${say.words(title)}” सच्याउनुपर्ने कुरासहित फिर्ता आयो`,
    payout: ({ number, state, amountPaisa }, say) =>
      state === 'sent'
        ? `${say.money(amountPaisa)} तपाईंको खातामा पठाइयो (${number})`
        : `${say.money(amountPaisa)} पठाउन सकिएन (${number})`,
    saleRefunded: ({ orderNumber, amountPaisa }, say) =>
      `ग्राहकले ${orderNumber} को ${say.money(amountPaisa)} फिर्ता पाउँदै हुनुहुन्छ; क्रेडिट नोट अर्डरको पृष्ठमा छ`,
    saidPayment: ({ orderNumber, amountPaisa, reference }, say) =>
      `${orderNumber} को ${say.money(amountPaisa)} तपाईंको पसललाई QR कोडबाट तिरियो भनी कुरियरले भन्नुभयो, सन्दर्भ ${say.line(reference)}। कृपया आफ्नो खाता हेरेर आयो कि आएन अर्डरको पृष्ठमा भन्नुहोस्: त्यसअघि यो तपाईंको हिसाबमा चढ्दैन`,
    couponByStaff: ({ code, state, reason }, say) =>
      state === 'paused'
        ? `हाटले तपाईंको कुपन ${code} रोकेको छ। कारण: ${say.words(couponPauseReasonNames[reason])}। हामीले नखोलेसम्म यो रोकिएकै रहन्छ।`
        : `तपाईंको कुपन ${code} अब फेरि चल्न सक्छ: हाटले लगाएको रोक हटाइयो`,
    importEnded: ({ fileName, end, ...counts }, say) =>
      `${say.line(fileName)} ${importEndSentences[end]}${importCounts(end, counts, say)}`,
    parcelStep: ({ orderNumber, state, shop }, say) =>
      `${orderNumber} को ${say.words(shop)} बाट आउने पार्सल ${steps[state] ?? 'को अवस्था फेरियो'}`,
    refund: ({ orderNumber, amountPaisa, state }, say) =>
      `${orderNumber} को ${say.money(amountPaisa)} ${state === 'sent' ? 'फिर्ता पठाइयो' : 'फिर्ता हुँदै छ'}`,
    questionAsked: ({ title, question }, say) => `${say.words(title)}: “${say.line(question)}”`,
    questionForBuyer: ({ title, question }, say) => `${say.words(title)}: “${say.line(question)}”`,
    questionAnswered: ({ title, question, by }, say) =>
      `${say.words(title)} बारे तपाईंको प्रश्नको जवाफ ${say.words(by)} ले दिनुभयो: “${say.line(question)}”`,
    newReview: ({ stars, title }, say) => `${say.words(title)} लाई ${say.count(stars)} तारा`,
    reviewInvitation: ({ titles, count, shop }, say) =>
      `${say.words(shop)} बाट आएको सामान कस्तो लाग्यो: ${titles.map(say.words).join(', ')}${count > titles.length ? ' …' : ''}`,
    reviewReply: ({ shop, title }, say) =>
      `${say.words(title)} बारे तपाईंले लेख्नुभएको कुरामा ${say.words(shop)} ले जवाफ दियो`,
    reviewRemoved: ({ kind, reason, title }, say) =>
      `${say.words(title)} बारे ${written[kind]} पृष्ठबाट हटाइयो। कारण: ${say.words(removalReasonNames[reason])}।`,
    answer: ({ ticketNumber, subject }) => `${ticketNumber}: ${subject}`,
    backInStock: ({ title, choice, pricePaisa }, say) =>
      `${[title, ...choice].map(say.words).join(', ')} फेरि आयो, मूल्य ${say.money(pricePaisa)}`,
    priceDrop: ({ title, fromPaisa, pricePaisa }, say) =>
      `${say.words(title)} अहिले ${say.money(pricePaisa)} मा; तपाईंले राख्दा ${say.money(fromPaisa)} थियो`,
    newThings: ({ shop, count, titles }, say) =>
      `${say.words(shop)} मा ${say.count(count)} नयाँ: ${titles.map(say.words).join(', ')}${count > titles.length ? ' …' : ''}`,
  },
  names: {
    newOrder: 'नयाँ अर्डर',
    lateParcel: 'ढिलो भएको पार्सल',
    lowStock: 'थोरै बाँकी स्टक',
    listingSentBack: 'फिर्ता आएको सामान',
    payout: 'भुक्तानी',
    saleRefunded: 'ग्राहकलाई फिर्ता रकम',
    saidPayment: 'QR कोडको भुक्तानी आयो कि आएन',
    couponByStaff: 'हाटले रोकेको कुपन',
    importEnded: 'स्प्रेडसिटबाट ल्याइएका सामान',
    parcelStep: 'पार्सल',
    refund: 'फिर्ता रकम',
    questionAsked: 'पसललाई प्रश्न',
    questionForBuyer: 'तपाईंले किनेको सामानबारे प्रश्न',
    questionAnswered: 'तपाईंको प्रश्नको जवाफ',
    newReview: 'नयाँ समीक्षा',
    reviewInvitation: 'लेख्न बाँकी समीक्षा',
    reviewReply: 'तपाईंको समीक्षामा जवाफ',
    reviewRemoved: 'पृष्ठबाट हटाइएको',
    answer: 'सहयोग टोलीको जवाफ',
    backInStock: 'फेरि आएको सामान',
    priceDrop: 'सस्तो भएको सामान',
    newThings: 'तपाईंले पछ्याएको पसलमा नयाँ',
  },
  one: (name, shop) => (shop === undefined ? name : `${shop}: ${name}`),
  several: (name, count, shop) => `${shop === undefined ? '' : `${shop}: `}${name} (${count})`,
  oneText: 'भर्खरै यो भयो:',
  severalText: 'भर्खरै यी भए:',
  dailySubject: (count) => `हाटबाट आज ${count} कुरा`,
  dailyText: 'यी बिहानसम्म पर्खिन सक्थे, र तपाईंले अझै हेर्नुभएको छैन:',
  preheader: 'थप हेर्न खोल्नुहोस्।',
  more: 'अरू',
  moreCount: (count) => `र थप ${count}`,
  open: 'खोल्नुहोस्',
  openAll: 'सबै हेर्नुहोस्',
  footer: 'हाट, हरेक दिन खुला साप्ताहिक बजार। कुन कुराको इमेल कहिले आउने तपाईं आफैँ छान्नुहुन्छ।',
  stopKind: (name) => `यस्ता इमेल नपठाउनुहोस्: ${name}`,
  stopDaily: 'दिनको इमेल नपठाउनुहोस्',
  partStops: {
    parcelStep: {
      link: 'पार्सल कहाँ पुग्यो भन्ने इमेल नपठाउनुहोस्',
      ask: 'पार्सल प्याक हुँदा, बाटोमा हुँदा वा पुर्‍याइँदा इमेल आउने छैन। अर्डर पक्का हुँदा, रद्द हुँदा र बिलसम्बन्धी इमेल भने आइरहन्छन्।',
      done: 'पार्सल प्याक हुँदा, बाटोमा हुँदा वा पुर्‍याइँदा अब इमेल आउँदैन। अर्डर पक्का हुँदा, रद्द हुँदा र बिलसम्बन्धी इमेल भने आइरहन्छन्। सबै कुरा सूचनामा हेर्न सक्नुहुन्छ।',
    },
    refund: {
      link: 'फिर्ता रकम पठाएपछिको इमेल नपठाउनुहोस्',
      ask: 'फिर्ता रकम पठाएपछि इमेल आउने छैन। फिर्ता हुने रकम र क्रेडिट नोटबारे इमेल भने आइरहन्छन्।',
      done: 'फिर्ता रकम पठाएपछि अब इमेल आउँदैन। फिर्ता हुने रकम र क्रेडिट नोटबारे इमेल भने आइरहन्छन्। सबै कुरा सूचनामा हेर्न सक्नुहुन्छ।',
    },
  },
  page: {
    title: 'यी इमेल रोक्ने?',
    ask: (name) => `यस्ता इमेल अब आउने छैनन्: ${name}।`,
    askDaily: 'दिनको इमेल अब आउने छैन।',
    button: 'यी इमेल रोक्नुहोस्',
    doneTitle: 'रोकियो',
    done: (name) => `यस्ता इमेल अब आउँदैनन्: ${name}। सूचनामा भने हेर्न सक्नुहुन्छ।`,
    doneDaily: 'दिनको इमेल अब आउँदैन। सबै कुरा सूचनामा हेर्न सक्नुहुन्छ।',
    choices: 'सबै रोजाइ हेर्नुहोस्',
    wrongTitle: 'यो लिङ्क चल्दैन',
    wrong: 'लिङ्क अधुरो छ वा हाम्रो होइन। साइन इन गरेर सूचनाका रोजाइ फेर्न सक्नुहुन्छ।',
  },
}
