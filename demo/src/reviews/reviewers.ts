import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

const peopleOfTowns: Record<string, string> = {
  'Kupondole कुपण्डोल': 'Sunita Karki, Bibek Amatya, Rojina Dangol',
  'Patan Dhoka पाटनढोका': 'Prakash Bajracharya, Srijana Shakya, Nhuchhe Ratna Tuladhar',
  'New Baneshwor नयाँ बानेश्वर': 'Anjali Khadka, Suman Adhikari, Roshani Ghimire, Deepak Raj Joshi',
  'Baluwatar बालुवाटार': 'Nisha Rana, Amrit Thapa, Pema Lama',
  'Maharajgunj महाराजगञ्ज': 'Kiran Shrestha, Shristi Pandey, Ujjwal Basnet',
  'Kalanki कलङ्की': 'Rabin Tamang, Manju Nepali, Hari Saran Dahal',
  'Boudha बौद्ध': 'Tenzin Dolma, Karma Lama, Dawa Tamang',
  'Kirtipur कीर्तिपुर': 'Sajan Maharjan, Asha Dangol, Keshav Pokharel',
  'Bhaktapur भक्तपुर': 'Ratna Suwal, Jenisha Prajapati, Laxman Koju',
  'Thimi थिमी': 'Sabina Shrestha, Dinesh Prajapati, Rosy Thapa Kunwar',
  'Banepa बनेपा': 'Binod Sainju, Gita Timalsina, Sarita Humagain',
  'Dhulikhel धुलिखेल': 'Anil Makaju, Rupa Tamang, Bhim Neupane',
  'Pokhara पोखरा': 'Asmita Gurung, Bishal Pun, Kamala Baral, Yam Bahadur Chhetri, Prasansha Adhikari',
  'Bharatpur भरतपुर': 'Sandip Kandel, Muna Chaudhary, Rishi Ram Poudel, Ishwori Mahato',
  'Hetauda हेटौंडा': 'Sanjeev Thing, Kalpana Moktan, Suresh Rimal',
  'Butwal बुटवल': 'Nabin Aryal, Sangita Bhusal, Tek Narayan Panthi',
  'Bhairahawa भैरहवा': 'Rakesh Kurmi, Pooja Gupta, Shabnam Khan',
  'Tansen तानसेन': 'Durga Gaha, Madan Shrestha',
  'Nepalgunj नेपालगञ्ज': 'Farida Banu, Anup Rana, Lalita Tharu',
  'Ghorahi घोराही': 'Bishnu Dangaura, Sharmila Oli, Jit Bahadur Budha',
  'Birendranagar वीरेन्द्रनगर': 'Dhan Bahadur Khatri, Mina BK, Prakriti Shahi',
  'Jumla जुम्ला': 'Rita Rokaya, Gagan Budhathapa',
  'Dhangadhi धनगढी': 'Bhawana Bohara, Narendra Ayer, Sita Rana Tharu, Hemant Ojha',
  'Mahendranagar महेन्द्रनगर': 'Deepa Bhatt, Lokendra Bist',
  'Dadeldhura डडेलधुरा': 'Padma Bhandari, Ganesh Datta Awasthi',
  'Birgunj वीरगञ्ज': 'Imran Ansari, Neha Sah, Ajay Kumar Patel',
  'Janakpur जनकपुर': 'Ranjit Jha, Punam Mandal, Sunil Yadav, Abha Karna',
  'Rajbiraj राजविराज': 'Bechan Ram, Archana Chaudhary',
  'Lahan लहान': 'Upendra Mahato, Kiran Devi Sah',
  'Biratnagar विराटनगर': 'Sagar Agrawal, Sushmita Rai, Mohan Bhattarai, Nazma Khatun',
  'Itahari इटहरी': 'Pratik Rai, Yashoda Limbu, Kabiraj Chaudhary',
  'Dharan धरान': 'Binita Rai, Suk Bahadur Limbu, Elina Subba',
  'Birtamod बिर्तामोड': 'Dipika Rajbanshi, Tika Prasad Dhakal, Anupama Karki',
  'Ilam इलाम': 'Ganga Limbu, Prem Kumar Rai',
  'Dhankuta धनकुटा': 'Manisha Magar, Nar Bahadur Tamang',
  'Salleri सल्लेरी': 'Ang Phurba Sherpa, Pasang Doma Sherpa',
  'Charikot चरिकोट': 'Ramila Thami, Sher Bahadur Jirel',
  'Gorkha गोरखा': 'Kamal Devkota, Sabita Gurung',
  'Besisahar बेसीशहर': 'Ishwor Ghale, Sukmaya Gurung',
  'Baglung बागलुङ': 'Om Kumari Sharma, Ravi Chhantyal',
  'Jomsom जोमसोम': 'Nirmal Thakali, Tashi Gurung',
  'Ramechhap रामेछाप': 'Maya Sunuwar, Chandra Majhi',
  'Damauli दमौली': 'Buddhi Nepali, Rekha Pariyar',
}

export interface Reviewer {
  name: string
  place: Bilingual
}

export const reviewers: Reviewer[] = Object.entries(peopleOfTowns).flatMap(([town, people]) => {
  const split = town.search(/ [\u0900-\u097f]/)
  const place = { en: town.slice(0, split), ne: town.slice(split + 1) }
  return people.split(', ').map((name) => ({ name, place }))
})
