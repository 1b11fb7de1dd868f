import { describe, expect, it } from 'vitest'
import { heldWords, wordsFault } from './reviews.words.ts'

describe('contacts in public words', () => {
  it.each([
    '9841234567',
    'Call me on 984-1234567 please',
    '98 41 23 45 67',
    '9 8 4 1 2 3 4 5 6 7',
    '9841.234.567',
    '98412–34567',
    '(984) 123 4567',
    '+977 9841234567',
    '+977-1-4412345',
    '00977 984 1234567',
    '977 9801234567',
    '०९८४१२३४५६७',
    'मेरो नम्बर ९८४१२३४५६७ हो',
    '९८४१ २३४ ५६७',
    'office 01-4412345',
    '01 441 2345',
    '(061) 520123',
    '1660-01-23456',
    '+91 98100 12345',
    'size 42, my number 9841234567',
    'order 12 9841234567',
    'WhatsApp 4412345',
    'viber ma: 441-2345',
    'भाइबरमा ४४१२३४५',
    'ph9841234567',
    '98\u200b41\u200b234567',
    '９８４１２３４５６７',
  ])('finds the telephone number in "%s"', (text) => {
    expect(wordsFault(text)).toEqual(['phone'])
  })

  it.each([
    'https://example.com/a',
    'see http://10.0.0.1/',
    'www.example.com',
    'WWW. example .com',
    'Buy at daraz.com.np instead',
    'example.com',
    'mypage.shop',
    'wa.me/message/ABC',
    't.me/haatgroup',
    'bit.ly/3abc',
    'facebook.com/pashmina.house',
    'haat dot com',
    'haat (dot) com',
    'मेरो.नेपाल',
  ])('finds the link in "%s"', (text) => {
    expect(wordsFault(text)).toEqual(['link'])
  })

  it.each(['write to asha@example.com', 'asha.rai@mail.com.np', 'asha (at) gmail.com', 'asha@नमूना.नेपाल'])(
    'finds the e-mail in "%s"',
    (text) => {
      expect(wordsFault(text)).toEqual(['email'])
    },
  )

  it('names each kind once', () => {
    expect(wordsFault('9841234567, 9841234568, a.com, b.com, me@c.com')).toEqual(['phone', 'link', 'email'])
  })

  it.each([
    '',
    'Is it warm enough for Mustang in Poush?',
    'के यो १३० × २३० मा फेरि आउँछ?',
    '100 × 200 cm or 100x200?',
    'Is it 100 200 300 mm?',
    'Rs. 6,450 is a lot, Rs 1,25,000 more so',
    'रु. ९८,००,००० मा?',
    'Rs. 98000 or Rs. 12000?',
    'sizes 96 98 100 102',
    'sizes 86 92 98 104 110 116 122',
    'My order H-20836 came on 29 Kartik 2083',
    'order 2083-0012345',
    'Ordered on 01-04-2026 5 pieces',
    'between 2026-11-18 and 2026-12-18, 10 pieces',
    'It weighs 0.25 kg and is 1.5 m long, 220-240 V, 50/60 Hz',
    'I washed it at 30 degrees.In winter too',
    'Soft.It is warm.So good',
    'e.g. i.e. etc. No. 5 is fine...',
    'Open 24/7, 365 days',
    'model SM-A546B/DS 128 GB 8 GB 5000 mAh 2023',
    'ISBN 978-0-306-40615-7',
    'Call the courier when it comes',
    'The phone has 128 GB and 6 GB',
    'three @ 500 each',
    'डटपेन छ?',
  ])('leaves "%s" alone', (text) => {
    expect(wordsFault(text)).toEqual([])
  })
})

describe('insulting words', () => {
  it.each([
    ['You IDIOT, this is broken', ['idiot']],
    ['fucking bad, fucking late', ['fucking']],
    ['मुजीहरूले ठगे', ['मुजीहरूले']],
    ['sab muji ho', ['muji']],
  ])('are found in "%s"', (text, words) => {
    expect(heldWords(text)).toEqual(words)
  })

  it.each([
    'The worst shop I ever bought from, all lies',
    'Shital said the shiitake are good',
    'कुत्ताको लागि खाना',
    'बुवालाई टोपी ठ्याक्कै भयो, धन्यवाद।',
  ])('are not found in "%s"', (text) => {
    expect(heldWords(text)).toEqual([])
  })
})
