import { reviewers, type Reviewer } from './reviewers.ts'

/** The district and the local level of each town that reviewers live in. */
const homes: Record<string, [district: string, localLevel: string]> = {
  Kupondole: ['lalitpur', 'lalitpur'],
  'Patan Dhoka': ['lalitpur', 'lalitpur'],
  'New Baneshwor': ['kathmandu', 'kathmandu'],
  Baluwatar: ['kathmandu', 'kathmandu'],
  Maharajgunj: ['kathmandu', 'kathmandu'],
  Kalanki: ['kathmandu', 'kathmandu'],
  Boudha: ['kathmandu', 'kathmandu'],
  Kirtipur: ['kathmandu', 'kirtipur'],
  Bhaktapur: ['bhaktapur', 'bhaktapur'],
  Thimi: ['bhaktapur', 'madhyapur-thimi'],
  Banepa: ['kavrepalanchok', 'banepa'],
  Dhulikhel: ['kavrepalanchok', 'dhulikhel'],
  Pokhara: ['kaski', 'pokhara'],
  Bharatpur: ['chitwan', 'bharatpur'],
  Hetauda: ['makwanpur', 'hetauda'],
  Butwal: ['rupandehi', 'butwal'],
  Bhairahawa: ['rupandehi', 'siddharthanagar'],
  Tansen: ['palpa', 'tansen'],
  Nepalgunj: ['banke', 'nepalgunj'],
  Ghorahi: ['dang', 'ghorahi'],
  Birendranagar: ['surkhet', 'birendranagar'],
  Jumla: ['jumla', 'chandannath'],
  Dhangadhi: ['kailali', 'dhangadhi'],
  Mahendranagar: ['kanchanpur', 'bhimdatta'],
  Dadeldhura: ['dadeldhura', 'amargadhi'],
  Birgunj: ['parsa', 'birgunj'],
  Janakpur: ['dhanusha', 'janakpurdham'],
  Rajbiraj: ['saptari', 'rajbiraj'],
  Lahan: ['siraha', 'lahan'],
  Biratnagar: ['morang', 'biratnagar'],
  Itahari: ['sunsari', 'itahari'],
  Dharan: ['sunsari', 'dharan'],
  Birtamod: ['jhapa', 'birtamod'],
  Ilam: ['ilam', 'ilam'],
  Dhankuta: ['dhankuta', 'dhankuta'],
  Salleri: ['solukhumbu', 'solu-dudhkunda'],
  Charikot: ['dolakha', 'bhimeshwar'],
  Gorkha: ['gorkha', 'gorkha'],
  Besisahar: ['lamjung', 'besisahar'],
  Baglung: ['baglung', 'baglung'],
  Jomsom: ['mustang', 'gharpajhong'],
  Ramechhap: ['ramechhap', 'ramechhap'],
  Damauli: ['tanahun', 'byas'],
}

export interface ReviewerAccount extends Reviewer {
  id: string
  email: string
  district: string
  localLevel: string
}

/** Reviewers are shoppers of the demo, whose accounts nobody signs in to. */
export const reviewerAccounts: ReviewerAccount[] = reviewers.map((reviewer, at) => {
  const [district, localLevel] = homes[reviewer.place.en]!
  const name = reviewer.name.toLowerCase().replaceAll(' ', '.')
  return {
    ...reviewer,
    id: `0192f0a0-0000-7000-8000-00000001${String(at).padStart(4, '0')}`,
    email: `${name}.${String(at)}@haat.test`,
    district,
    localLevel,
  }
})
