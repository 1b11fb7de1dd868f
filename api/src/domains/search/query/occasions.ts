import { foldedForms, tokenize } from './tokenize.ts'

/**
 * Words of occasions, seasons and persons (and of craftsmen in general), and words of goods and services that fit them. Such a word never keeps anything out of the
 * result: what fits it comes first. Each row has what people type, and behind the arrow what fits.
 */
const rows = `
gift, gifts, present, upahar, उपहार, koseli, कोसेली, hamper, souvenir, chino, चिनो → gift, gift box, hamper, उपहार, pashmina, watch, singing bowl, lipstick, teddy, candle
birthday, janmadin, जन्मदिन, bday, happy birthday, birthday party → birthday, gift, toy, cake, teddy, puzzle, robot, photographer, party
anniversary, barsikot, valentine, valentines, valentine day, valentines day → gift, rose, watch, pashmina, lipstick, sari, candle
mother, mom, mum, mummy, mamu, aama, ama, आमा, ममी, mothers day, mother day, sasu, सासू, hajurama, grandmother → mother, shawl, pashmina, sari, kurta, gift
father, dad, daddy, papa, buwa, bua, बुवा, बुबा, fathers day, father day, hajurbuwa, grandfather, sasura, ससुरा → topi, waistcoat, watch, muffler, shirt, khukuri, radio
him, husband, sriman, श्रीमान, boyfriend, bf, men, man, mens, gents, brother, bhai, भाइ, dai, दाइ, purush, पुरुष → men, topi, waistcoat, watch, shirt, wallet, khukuri
her, wife, srimati, shrimati, श्रीमती, girlfriend, gf, women, woman, womens, ladies, sister, didi, दिदी, bahini, बहिनी, mahila, महिला → women, sari, kurta, shawl, lipstick, purse, pashmina
kids, kid, children, child, baby, bachha, bacha, बच्चा, ketaketi, केटाकेटी, balbalika, बालबालिका, chora, छोरा, chori, छोरी, nani, नानी, son, daughter, toddler, boy, girl, boys, girls → kids, toy, school
friend, friends, sathi, साथी, colleague → gift, notebook, tea, mug
dashain, dasain, दशैं, दसैं, vijaya dashami → dashain, tika, kite, topi, sari, kurta, new clothes
tihar, deepawali, diwali, dipawali, तिहार, दीपावली, bhai tika, भाइटीका, laxmi puja → tihar, diyo, string lights, candle, marigold, garland, walnut
teej, तीज, haritalika → sari, henna, lipstick, red sari, kurta
holi, होली, fagu → abir, colour
chhath, छठ → soap, basket, winnowing, sari
losar, lhosar, ल्होसार → shawl, tea, prayer
new year, naya barsa, nayabarsa, नयाँ वर्ष → gift, calendar, notebook
wedding, bihe, बिहे, bibaha, विवाह, marriage → wedding, bridal, sari, shawl, daura suruwal, photographer, mehendi, bhoj
pasni, पास्नी, annaprashan → pasni, baby, bronze
bratabandha, bartaman, व्रतबन्ध → bratabandha, janai
housewarming, griha pravesh, gharpaisa, गृहप्रवेश → puja, house, bowl, lamp
graduation → gift, watch, pen
winter, jado, जाडो, hiud, hiudo, हिउँद, chiso, चिसो → winter, wool, warm, woollen, jacket, quilt, blanket, muffler, gloves, socks, down
summer, garmi, गर्मी → summer, cotton, sandals, t-shirt, sunscreen, cap
monsoon, rainy, barkha, barsa, वर्षा → rain, umbrella, raincoat, waterproof
mistri, मिस्त्री, handyman, kaligadh → plumber, electrician, carpenter
`

/** The folded form of a text, its words joined by blanks. */
const folded = (text: string) =>
  tokenize(text)
    .flatMap((word) => foldedForms(word)[0]?.folded ?? [])
    .join(' ')

interface Occasion {
  fits: readonly string[]
  /** What goods for it are called, among what people call it: men, mother, Dashain. */
  names: readonly string[]
}
const occasions = new Map<string, Occasion>()
/** By the folded words, what they begin with as they are written. */
const beginnings = new Map<string, string>()
for (const row of rows.trim().split('\n')) {
  const [written = [], fitting = []] = row
    .split('→')
    .map((side) => side.split(',').map((word) => word.trim()))
  const occasion = {
    fits: fitting.map(folded),
    names: fitting.filter((word) => written.includes(word)).map(folded),
  }
  for (const word of written) {
    occasions.set(folded(word), occasion)
    beginnings.set(folded(word), (beginnings.get(folded(word)) ?? '') + word[0])
  }
}

/** The occasion or person that a word or phrase names; undefined for all others. Bedding folds like a wedding, but is none. */
export const findOccasion = (typed: string, raw: string): Occasion | undefined =>
  beginnings.get(typed)?.includes(raw[0] ?? '') ? occasions.get(typed) : undefined
