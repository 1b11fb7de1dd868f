import type { stockMailEn } from './stock.mail.en.ts'

export const stockMailNe: typeof stockMailEn = {
  greeting: (name) => (name ? `नमस्ते ${name} ज्यू,` : 'नमस्ते,'),
  footer:
    'हाट, हरेक दिन खुला साप्ताहिक बजार। तपाईंको पसलको कुनै सामान थोरै बाँकी रहँदा वा सकिँदा दिनमा बढीमा एक पटक यो इमेल आउँछ।',
  subject: (shop, count) => `${shop}: ${count} सामान थोरै बाँकी वा सकिएका`,
  preheader: 'अघिल्लो इमेलपछि थोरै बाँकी रहेका वा सकिएका सामान।',
  paragraphs: ['अघिल्लो इमेलपछि यी सामान थोरै बाँकी रहे वा सकिए। सकिएका सामान नथपेसम्म किन्न मिल्दैन।'],
  soldOut: 'सकियो',
  left: (count) => `${count} वटा बाँकी`,
  more: (count) => `र थप ${count} सामान`,
  seeList: 'सूचीमा',
  button: 'स्टक खोल्नुहोस्',
}
