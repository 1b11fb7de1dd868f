import type { home as en } from '../../en/vendor/home.ts'
import { withEnding } from '../case-ending.ts'

export const home: typeof en = {
  title: 'गृहपृष्ठ',
  greeting: (shop) => `नमस्ते, ${shop}`,
  bsDay: (day, month) => `${month} ${day} गते`,
  waits: 'तपाईंले हेर्नुपर्ने',
  invitations: (count) => `खुला निम्तो ${count}`,
  invitationsText: 'इमेलबाट पठाइएको, अझै स्वीकार भएको छैन',
  closed: 'तपाईंको पसल बन्द छ',
  closedText: (day) => `${withEnding(day, 'सम्म')}। ग्राहकले पसलको पृष्ठमा यो देख्छन्।`,
  allDone: 'सबै काम सकियो',
  allDoneText: 'अहिले तपाईंले गर्नुपर्ने केही छैन।',
  figures: 'अहिले तपाईंको पसल',
  products: 'बिक्रीमा रहेका सामान',
  services: 'दिइने सेवा',
  rating: 'मूल्याङ्कन',
  ratingBy: (count) => `${count} समीक्षाबाट`,
  team: 'टोली',
  people: (count) => `${count} जना`,
  shop: 'तपाईंको पसल',
  since: (year) => `वि.सं. ${year} देखि व्यवसायमा`,
}
