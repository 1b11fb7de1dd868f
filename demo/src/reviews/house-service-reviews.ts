import { reviewTextsFrom } from './review-text.ts'

export const repairReviews = reviewTextsFrom({
  5: [
    [
      'Came at 7:28 for 7:30. Changed the part, showed me the bill from the shop, swept the floor before leaving.',
      'plumbers electrical',
    ],
    'Found in ten minutes what two others had not found in two days.',
    'काम राम्रो, बोली पनि राम्रो। सामानको बिल देखाएर मात्र पैसा लिए।',
    ['Covered the sofa before drilling. Who does that? They do.', 'carpentry electrical painting'],
    ['पुरानो पार्ट देखाएर कारण बुझाइदिए, अब कसरी जोगाउने पनि सिकाए।', 'plumbers electrical'],
    ['Four months later still dry. Worth every rupee.', 'plumbers painting'],
  ],
  4: [
    'Good work, had to go out once for a part.',
    'काम राम्रो भयो, सामान लिन एक पटक बाहिर जानुपर्‍यो।',
    ['Honest price. The wall wants a little paint now.', 'plumbers electrical carpentry'],
  ],
  3: ['It works, but it does not look nice.', 'काम सकियो, तर एक पटकमा सकिएन।'],
  2: [['Leaked again after three days. They came back free, as promised.', 'plumbers']],
  1: ['भनेको दिन आएनन्, अर्कैलाई बोलाउनुपर्‍यो।'],
})

export const cleaningReviews = reviewTextsFrom({
  5: [
    ['I did not know the tiles were white.', 'house-cleaning'],
    ['Two quiet people, four hours, and the list ticked to the end.', 'house-cleaning'],
    ['फ्रिजपछाडि समेत सफा गरेर गए। घर नयाँ जस्तो भयो।', 'house-cleaning'],
    ['Dashain could come. Even behind the daraz.', 'house-cleaning'],
    ['ट्याङ्कीबाट निस्केको लेदो देखेर छक्क परेँ। अब पानी सफा छ।', 'tank-cleaning'],
    ['The soap has no smell, my asthma says thank you.', 'house-cleaning sofa-carpet'],
  ],
  4: [
    ['Very clean, one window forgotten. They came the next day for it.', 'house-cleaning'],
    'राम्रो सफा भयो, समय अलि बढी लाग्यो।',
    ['Good. Tell them before if you have much glass.', 'house-cleaning'],
  ],
  3: [
    ['Clean, but two cups are no more. They paid for them.', 'house-cleaning'],
    ['ठिकै हो, कुनाकाप्चा अलि छुटे।', 'house-cleaning'],
  ],
  2: ['One came instead of two, so it took the whole day.'],
  1: [['सोफा दुई दिनसम्म भिजेकै थियो।', 'sofa-carpet']],
})

export const applianceReviews = reviewTextsFrom({
  5: [
    ['Others said new compressor, he said relay. 550 rupees.', 'fridge-ac'],
    ['The ice cream survived. So did the summer.', 'fridge-ac'],
    'त्यही दिन आए, त्यही दिन बन्यो। काम राम्रो।',
    ['Told me honestly that the old mixer is not worth it.', 'kitchen-laundry'],
    ['टीडीएस नापेर देखाए, पहिले र पछिको फरक प्रस्ट थियो।', 'kitchen-laundry'],
    'Three months now, and it still runs as on the first day.',
  ],
  4: [
    'Works again. The part took two days to come from Kathmandu.',
    'बन्यो, तर दुई पटक आउनुपर्‍यो।',
    'Good man, dear part.',
  ],
  3: [['It runs, but louder than before.', 'fridge-ac kitchen-laundry'], 'ठिकै छ, मूल्य अलि बढी।'],
  2: ['The same fault after a month, repaired again under warranty.'],
  1: ['बनाउन सकेनन्, आएको पैसा भने तिर्नुपर्‍यो।'],
})

export const movingReviews = reviewTextsFrom({
  5: [
    ['Fourth floor to fourth floor, not one scratch, and they put the bed together.', 'house-moving'],
    ['The mirror of my grandmother rode in front with the driver.', 'house-moving'],
    ['बिहान ७ बजे सुरु, १ बजे नयाँ घरमा चिया खाँदै थियौँ।', 'house-moving'],
    ['Boxes with numbers. I found the tea on the first evening.', 'house-moving office-moving'],
    'भनेकै मूल्य, बाटोमा थप मागेनन्।',
    ['Rain came, the tarpaulin was already on.', 'house-moving small-loads'],
  ],
  4: [
    'Strong and friendly. One chair has a mark.',
    'राम्रो काम, गाडी अलि ढिलो आयो।',
    'Good. Count your own boxes all the same.',
  ],
  3: [
    'The truck was too small, they drove twice. Same price, longer day.',
    ['ठिकै हो, एउटा गमला फुट्यो।', 'house-moving'],
  ],
  2: ['Three people instead of four, so it went on into the night.'],
  1: ['सार्ने दिन बिहान मात्र आउन सक्दैनौँ भने।'],
})
