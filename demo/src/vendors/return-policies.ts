import { bilingual } from '../shop/bilingual.ts'

/** What vendors say about returns. They may give more than the return policy of the shop, never less. */
export const returnPolicies = {
  cloth: bilingual(
    'Try it on at home: unworn and unwashed it comes back within 7 days, with label and seal unbroken within 15. The way back costs you nothing, and we send the other size first.',
    'घरमै लगाएर हेर्नुहोस्: नलगाएको र नधोएको सामान ७ दिनभित्र, लेबल र सिल नखोलेको भए १५ दिनभित्र फिर्ता हुन्छ। फिर्ताको खर्च लाग्दैन, अर्को साइज हामी पहिले नै पठाउँछौँ।',
  ),
  food: bilingual(
    'Unopened packets come back within 7 days, with the seal unbroken within 15. If one arrives torn, wet or past its date, opened or not, we send another or return your money.',
    'नखोलेको प्याकेट ७ दिनभित्र, सिल नखोलेको भए १५ दिनभित्र फिर्ता हुन्छ। च्यातिएको, भिजेको वा म्याद नाघेको आएमा खोलिसकेको भए पनि हामी अर्को पठाउँछौँ वा रकम फिर्ता गर्छौँ।',
  ),
  electronics: bilingual(
    'Seven days to try it and 15 with the seal unbroken, with all its parts; the box is welcome, not needed. After that the maker’s warranty holds, and we carry it to the service centre for you.',
    'सबै पार्टपुर्जासहित ७ दिनभित्र, सिल नखोलेको भए १५ दिनभित्र फिर्ता गर्न सकिन्छ; बाकस भए राम्रो, नभए पनि हुन्छ। त्यसपछि कम्पनीको वारेन्टी लाग्छ, सर्भिस सेन्टरसम्म हामी नै पुर्‍याइदिन्छौँ।',
  ),
  craft: bilingual(
    'Made by hand, so no two are quite the same. If you do not like yours, send it back as it came within 7 days, or 15 with the seal unbroken. What breaks on the way we replace.',
    'हातले बनेको हुनाले दुइटा सामान ठ्याक्कै उस्तै हुँदैनन्। मन नपरे आएजस्तै ७ दिनभित्र, सिल नखोलेको भए १५ दिनभित्र फिर्ता गर्नुहोस्। बाटोमा फुटेको सामान हामी फेरिदिन्छौँ।',
  ),
  personal: bilingual(
    'For hygiene it comes back unopened: within 7 days, or 15 with the seal unbroken. If your skin does not bear it, write to us all the same and we find a way.',
    'सरसफाइका कारण नखोलेको सामान ७ दिनभित्र, सिल नखोलेको भए १५ दिनभित्र फिर्ता हुन्छ। छालालाई नमिलेको भए पनि हामीलाई लेख्नुहोस्, मिलाएर उपाय निकाल्छौँ।',
  ),
  living: bilingual(
    'If a plant arrives broken or dry, tell us within 7 days and we send another. Seeds unopened, pots and tools unused come back within 7 days, or 15 with the seal unbroken.',
    'बिरुवा भाँचिएको वा सुकेको आइपुगेमा ७ दिनभित्र भन्नुहोस्, हामी अर्को पठाउँछौँ। नखोलेको बीउ, प्रयोग नगरेको गमला र औजार ७ दिनभित्र, सिल नखोलेको भए १५ दिनभित्र फिर्ता हुन्छ।',
  ),
  general: bilingual(
    'Seven days to send it back, 15 with the seal unbroken. The bill in your order is enough, and the money is with you within 7 days after the courier has fetched it.',
    'सामान ७ दिनभित्र, सिल नखोलेको भए १५ दिनभित्र फिर्ता गर्न सकिन्छ। अर्डरमा रहेको बिल भए पुग्छ, कुरियरले सामान लगेको ७ दिनभित्र रकम फिर्ता हुन्छ।',
  ),
  service: bilingual(
    'You pay after the work. If something is not right, tell us within 7 days, or within the warranty where it is longer, and the same person comes again free of charge. Cancel free until 3 hours before.',
    'पैसा काम सकिएपछि मात्र तिर्नुहोस्। केही चित्त नबुझे ७ दिनभित्र, वारेन्टी लामो भए वारेन्टी अवधिभित्र भन्नुहोस्, उही मान्छे निःशुल्क फेरि आउँछन्। ३ घण्टाअघिसम्म निःशुल्क रद्द गर्न सकिन्छ।',
  ),
}
