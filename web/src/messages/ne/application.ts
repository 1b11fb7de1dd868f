import type { application as en } from '../en/application.ts'
import { form } from './application/form.ts'
import { questions } from './application/questions.ts'
import { standing } from './application/standing.ts'

export const application: typeof en = {
  title: 'हाटमा पसल खोल्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  back: 'पछाडि',
  failed: 'तपाईंको आवेदन लोड भएन',
  failedText: 'तपाईंले लेखेका कुरा सुरक्षित छन्। केही बेरमा फेरि प्रयास गर्नुहोस्।',
  offer: {
    heading: 'आफ्नो पसल हाटमा खोल्नुहोस्',
    gets: 'के पाइन्छ',
    pageTitle: 'दुई भाषामा पसलको पृष्ठ',
    pageText: 'तपाईंको कथा र सर्त नेपाली र अङ्ग्रेजीमा',
    peopleTitle: 'टोलीका लागि ठाउँ',
    peopleText: 'मालिक, व्यवस्थापक र प्याक गर्ने, हरेकको आफ्नै अधिकार',
    trustTitle: 'किन्नेले भरोसा गर्ने नाम',
    trustText: 'कानुनले मागेअनुसार दर्ता, कर नम्बर र गुनासो सुन्नेको नाम पसलको पृष्ठमा हुन्छ',
    notYet: 'सामान वा सेवा आफैँ राख्न अहिले मिल्दैन।',
    costs: 'कति लाग्छ',
    nothing: 'नबेचुन्जेल केही लाग्दैन',
    sellFor: 'गलबन्दीको बिक्री मूल्य',
    commission: (percent) => `कमिसन, ${percent}%`,
    receive: 'तपाईंले पाउने',
    costsText: 'खोल्दा वा हरेक महिना कुनै शुल्क लाग्दैन। बिक्री भएको दिनको दर त्यस बिक्रीमा फेरिँदैन।',
    atHand: 'साथमा राख्नुहोस्',
    things: { pan: 'प्यान कार्ड', registration: 'दर्ता प्रमाणपत्र', account: 'वालेट वा बैङ्क खाता' },
    open: 'मेरो पसल खोल्नुहोस्',
    again: 'नयाँ आवेदन सुरु गर्नुहोस्',
    opening: 'खुल्दै…',
    minutes: 'करिब १० मिनेट। बीचमै रोकेर पछि, अर्को डिभाइसबाट पनि, अघि बढाउन सकिन्छ।',
    signIn: 'पहिले साइन इन गर्नुहोस्, ताकि तपाईंका कागजात अरूले नदेखून्।',
    notBegun: 'यो हुन सकेन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
    mayNot: 'पहिले आफ्नो इमेल पुष्टि गर्नुहोस्। लिङ्क हामीले पठाएको मेलमा छ।',
    withdrawn: (number) => `तपाईंले आवेदन ${number} फिर्ता लिनुभएको छ। नयाँ सुरु गर्न सकिन्छ।`,
  },
  form,
  questions,
  standing,
}
