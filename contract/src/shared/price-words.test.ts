import { describe, expect, it } from 'vitest'
import { readPriceWords } from './price-words.ts'

describe('prices in a search term', () => {
  it.each<[string, string, number | undefined, number | undefined]>([
    ['laptop under 50000', 'laptop', undefined, 50_000],
    ['laptop under 50,000', 'laptop', undefined, 50_000],
    ['laptop under Rs. 50,000', 'laptop', undefined, 50_000],
    ['gift for him below 2000', 'gift for him', undefined, 2000],
    ['shoes less than 3000 rupees', 'shoes', undefined, 3000],
    ['phone upto 20k', 'phone', undefined, 20_000],
    ['phone within 2 lakh', 'phone', undefined, 200_000],
    ['mobile 1.5 lakh samma', 'mobile', undefined, 150_000],
    ['1000 bhanda kam ko juta', 'juta', undefined, 1000],
    ['juta 1000 bhanda kam', 'juta', undefined, 1000],
    ['juta 2000 vanda sasto', 'juta', undefined, 2000],
    ['१००० भन्दा कम', '', undefined, 1000],
    ['१०००भन्दा कमको जुत्ता', 'जुत्ता', undefined, 1000],
    ['५० हजारभित्रको ल्यापटप', 'ल्यापटप', undefined, 50_000],
    ['५० हजार सम्मको ल्यापटप', 'ल्यापटप', undefined, 50_000],
    ['ल्यापटप ५० हजारमुनि', 'ल्यापटप', undefined, 50_000],
    ['50 hajar ko laptop', 'laptop', undefined, 50_000],
    ['20 hajar ma mobile', 'mobile', undefined, 20_000],
    ['Rs 500 gift', 'gift', undefined, 500],
    ['५०० रुपैयाँको उपहार', 'उपहार', undefined, 500],
    ['रु. ५०० सम्म', '', undefined, 500],
    ['sari between 500 and 1000', 'sari', 500, 1000],
    ['sari 500 dekhi 1000 samma', 'sari', 500, 1000],
    ['५०० देखि १००० सम्मको साडी', 'साडी', 500, 1000],
    ['shoes 1000-2000', 'shoes', 1000, 2000],
    ['laptop 50 to 80 hajar', 'laptop', 50_000, 80_000],
    ['phone above 10000', 'phone', 10_000, undefined],
    ['phone 10000 bhanda mathi', 'phone', 10_000, undefined],
    ['१० हजारभन्दा माथिको मोबाइल', 'मोबाइल', 10_000, undefined],
    ['phone from 10000 under 20000', 'phone', 10_000, 20_000],
    ['plumber under 1000', 'plumber', undefined, 1000],
  ])('%s', (typed, term, minPrice, maxPrice) => {
    expect(readPriceWords(typed)).toEqual({
      term,
      termWithoutLimits: term,
      ...(minPrice !== undefined && { minPrice }),
      ...(maxPrice !== undefined && { maxPrice }),
      isCheapestFirst: false,
    })
  })

  it.each([
    ['sasto mobile', 'mobile'],
    ['सस्तो मोबाइल', 'मोबाइल'],
    ['cheap laptop', 'laptop'],
    ['sabai bhanda sasto fridge', 'fridge'],
  ])('%s asks for the cheapest', (typed, term) => {
    expect(readPriceWords(typed)).toEqual({ term, termWithoutLimits: typed, isCheapestFirst: true })
  })

  it('keeps the word for cheap beside a limit', () => {
    expect(readPriceWords('sasto mobile 20 hajar samma')).toEqual({
      term: 'mobile',
      termWithoutLimits: 'sasto mobile',
      maxPrice: 20_000,
      isCheapestFirst: true,
    })
  })

  it.each([
    'power bank 10000 mah',
    'power bank 10000mah',
    'iphone 15',
    'rice 5 kg',
    'tank under 500 litre',
    'tablet under 10 inch',
    'kids under 10',
    'under armour',
    'phone with 128 gb',
    'class 10 books',
    'bed sheet 90 × 150 cm',
    'tea 100 to 200 g',
    'puja for 20 to 100 guests',
    'maths class 6 to 10',
    '5g phone',
    '4k tv',
    'bs calendar 2084',
    'चामल ५ किलो',
    'sastodeal',
    '9841234567',
    '9'.repeat(190),
  ])('%s names none', (typed) => {
    expect(readPriceWords(typed)).toEqual({ term: typed, termWithoutLimits: typed, isCheapestFirst: false })
  })
})
