import { bilingual } from '../shop/bilingual.ts'

export const returnPolicies = {
  cloth: bilingual(
    'Send it back within 7 days, unworn and with its label, or within 15 days while the seal is unbroken. We pay the way back when we sent the wrong size or colour.',
    'नलगाएको र लेबल भएको सामान ७ दिनभित्र, सिल नखोलेको सामान १५ दिनभित्र फिर्ता गर्न सकिन्छ। हामीले गलत साइज वा रङ पठाएको भए फिर्ता ल्याउने खर्च हामी बेहोर्छौं।',
  ),
  food: bilingual(
    'Food comes back only unopened, within 7 days. If a packet arrives torn, wet or past its date, send a picture and we send another or return your money.',
    'खानेकुरा नखोलेको भए मात्र ७ दिनभित्र फिर्ता हुन्छ। प्याकेट च्यातिएको, भिजेको वा म्याद नाघेको भए तस्बिर पठाउनुहोस्, हामी अर्को पठाउँछौं वा रकम फिर्ता गर्छौं।',
  ),
  electronics: bilingual(
    'Seven days to try it and 15 with the seal unbroken, with box, bill and charger. After that the maker’s warranty holds, and we carry it to the service centre for you.',
    'बाकस, बिल र चार्जरसहित ७ दिनभित्र, सिल नखोलेको भए १५ दिनभित्र फिर्ता गर्न सकिन्छ। त्यसपछि कम्पनीको वारेन्टी लाग्छ, सर्भिस सेन्टरसम्म हामी नै पुर्‍याइदिन्छौं।',
  ),
  craft: bilingual(
    'Made by hand, so no two are quite the same. If it breaks on the way or is not what you saw, send it back within 7 days and we return the whole price.',
    'हातले बनेको हुनाले दुइटा सामान ठ्याक्कै उस्तै हुँदैनन्। बाटोमा फुटेमा वा देखाएजस्तो नभएमा ७ दिनभित्र फिर्ता गर्नुहोस्, पूरै रकम फिर्ता गर्छौं।',
  ),
  personal: bilingual(
    'For reasons of hygiene only sealed things come back, within 15 days. If your skin does not bear it, write to us all the same and we find a way.',
    'सरसफाइका कारण सिल नखोलेको सामान मात्र १५ दिनभित्र फिर्ता हुन्छ। छालालाई नमिलेको भए पनि हामीलाई लेख्नुहोस्, मिलाएर उपाय निकाल्छौं।',
  ),
  living: bilingual(
    'If a plant arrives broken or dry, send a picture within 2 days and we send another. Seeds and tools come back within 7 days, unopened.',
    'बिरुवा भाँचिएको वा सुकेको आइपुगेमा २ दिनभित्र तस्बिर पठाउनुहोस्, हामी अर्को पठाउँछौं। बीउ र औजार नखोलेको भए ७ दिनभित्र फिर्ता हुन्छ।',
  ),
  general: bilingual(
    'Seven days to send it back, 15 with the seal unbroken. Keep the bill; the money is with you within 7 days after the thing has reached us.',
    'सामान ७ दिनभित्र, सिल नखोलेको भए १५ दिनभित्र फिर्ता गर्न सकिन्छ। बिल जोगाएर राख्नुहोस्, सामान हामीकहाँ आइपुगेको ७ दिनभित्र रकम फिर्ता हुन्छ।',
  ),
  service: bilingual(
    'You pay after the work. If something is not right, tell us within the warranty and the same person comes again free of charge. Cancel free until 3 hours before.',
    'पैसा काम सकिएपछि मात्र तिर्नुहोस्। केही चित्त नबुझे वारेन्टी अवधिभित्र भन्नुहोस्, उही मान्छे निःशुल्क फेरि आउँछन्। ३ घण्टाअघिसम्म निःशुल्क रद्द गर्न सकिन्छ।',
  ),
}
