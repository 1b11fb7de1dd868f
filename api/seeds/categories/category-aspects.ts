import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

/** For each category what its buyers are asked beside the stars, in English and Nepali. A category that is not here asks as its department. */
const products = `
clothing | Fit, साइज | Fabric and sewing, कपडा र सिलाइ | Colour as in the picture, तस्बिरजस्तै रङ
shawls-and-scarves | Warmth, न्यानोपन | Finish and fringe, बुनाइ र झालर | Colour as in the picture, तस्बिरजस्तै रङ
warm-wear | Warmth, न्यानोपन | Fit, साइज | Sewing, सिलाइ
tea-food | Taste, स्वाद | Freshness, ताजापन | Packing, प्याकिङ
tea | Taste, स्वाद | Aroma, बास्ना | Packing, प्याकिङ
coffee | Taste, स्वाद | Aroma, बास्ना | Packing, प्याकिङ
electronics | Build, बनोट | Ease of use, चलाउन सजिलो | As described, विवरणअनुसार
phones | Battery, ब्याट्री | Camera, क्यामेरा | Speed, गति
laptops | Battery, ब्याट्री | Screen, स्क्रिन | Speed, गति
audio | Sound, आवाज | Comfort, सजिलो | Battery, ब्याट्री
home | Material, सामग्री | Finish, बनावट | Size as described, भनेजस्तै नाप
bedding | Softness, नरमपन | Warmth, न्यानोपन | Sewing, सिलाइ
puja-craft | Workmanship, कारीगरी | Material, सामग्री | As in the picture, तस्बिरजस्तै
outdoor | Comfort, सजिलो | Sturdiness, बलियोपन | Weather protection, घामपानी छेक्ने
boots | Fit, साइज | Grip, टेक्ने पकड | Sturdiness, बलियोपन
beauty | Effect, असर | Scent, बास्ना | Kind to the skin, छालालाई मैत्री
kids | Safety, सुरक्षा | Sturdiness, बलियोपन | Fun, रमाइलो
kids-clothes | Fit, साइज | Fabric and sewing, कपडा र सिलाइ | Colour as in the picture, तस्बिरजस्तै रङ
books | Print and paper, छपाइ र कागज | Binding, बाइन्डिङ | Condition on arrival, आइपुग्दाको अवस्था
tools | Sturdiness, बलियोपन | Grip, समात्न सजिलो | Precision, सही नाप
garden | Health on arrival, आइपुग्दाको अवस्था | Growth, बढाइ | Packing, प्याकिङ
seeds | Germination, उम्रने दर | True to kind, जात मिलेको | Packing, प्याकिङ
pots | Sturdiness, बलियोपन | Finish, बनावट | Packing, प्याकिङ
music | Sound, आवाज | Tuning, सुर | Workmanship, कारीगरी`

const services = `
home-repair | Quality of the work, कामको गुणस्तर | On time, समयमा | Clean workplace, सफा काम
cleaning | Cleanliness, सफाइ | On time, समयमा | Care, होसियारी
beauty-care | Result, नतिजा | Hygiene, सरसफाइ | Friendliness, व्यवहार
lessons | Explains well, राम्रो बुझाउने | Patience, धैर्य | On time, समयमा
puja | Rite as it should be, विधिपूर्वक | Explains well, राम्रो बुझाउने | On time, समयमा
appliances | Works again, फेरि चल्यो | Fair price, उचित मूल्य | On time, समयमा
moving | Care, होसियारी | Speed, छिटो | Fair price, उचित मूल्य
events | Quality, गुणस्तर | On time, समयमा | As agreed, सहमतिअनुसार`

function readAspects(text: string): Record<string, Bilingual[]> {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
  const nameOf = (both: string): Bilingual => {
    const [en = '', ne = ''] = both.split(', ')
    return { en, ne }
  }
  return Object.fromEntries(rows.map(([slug, ...names]) => [slug, names.map(nameOf)]))
}

/** The aspects with which every shop begins. */
export const categoryAspects = { product: readAspects(products), service: readAspects(services) }
