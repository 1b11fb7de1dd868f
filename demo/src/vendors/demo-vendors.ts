import type { DemoVendor } from '../shop/demo-types.ts'
import { clothingVendors } from './clothing-vendors.ts'
import { craftVendors } from './craft-vendors.ts'
import { electronicsVendors } from './electronics-vendors.ts'
import { foodVendors } from './food-vendors.ts'
import { homeVendors } from './home-vendors.ts'
import { houseServiceVendors } from './house-service-vendors.ts'
import { kidsAndBooksVendors } from './kids-books-vendors.ts'
import { outdoorAndBeautyVendors } from './outdoor-beauty-vendors.ts'
import { peopleServiceVendors } from './people-service-vendors.ts'
import { toolsAndGardenVendors } from './tools-garden-vendors.ts'

export const demoVendors: DemoVendor[] = [
  ...clothingVendors,
  ...foodVendors,
  ...electronicsVendors,
  ...homeVendors,
  ...craftVendors,
  ...outdoorAndBeautyVendors,
  ...kidsAndBooksVendors,
  ...toolsAndGardenVendors,
  ...houseServiceVendors,
  ...peopleServiceVendors,
]

/** Slugs of the vendors of each department; some vendors sell in two of them. */
export const vendorsOfDepartment: Record<string, string[]> = {
  clothing: [
    'pashupati-pashmina',
    'himal-weaves',
    'mustang-oon-udhyog',
    'palpa-dhaka-udhyog',
    'asan-kapada-pasal',
    'janakpur-saree-sansar',
  ],
  'tea-food': [
    'ilam-chiya-ghar',
    'lamjung-maha',
    'jumla-jaibik-kosheli',
    'gulmi-kafi-bagan',
    'asan-masala-bhandar',
  ],
  electronics: ['putalisadak-computers', 'pokhara-mobile-hub', 'biratnagar-electro-world', 'birgunj-digital'],
  home: [
    'chandragiri-felt',
    'thimi-mato-kala',
    'dharan-bans-udhyog',
    'nepalgunj-ghar-sansar',
    'bhaktapur-kath-kala',
  ],
  'puja-craft': ['patan-dhalaut-kala', 'mithila-kala-griha', 'baglung-lokta-kagaj', 'bhaktapur-kath-kala'],
  outdoor: ['sagarmatha-outdoor', 'lakeside-trek-pasal', 'namche-gear-house'],
  beauty: ['surkhet-jadibuti', 'new-road-saundarya', 'chitwan-herbals', 'itahari-beauty-bazar'],
  kids: ['nani-babu-pasal', 'butwal-bal-sansar', 'hetauda-khelauna-ghar', 'chandragiri-felt'],
  books: ['pustak-chautari', 'mechi-stationery', 'dang-pustak-bhandar', 'baglung-lokta-kagaj'],
  tools: ['tripureshwor-hardware', 'bhojpur-khukuri-udhyog', 'dhangadhi-hardware', 'mistri-dai-sewa'],
  garden: ['godawari-nursery', 'chitwan-biu-bijan', 'kirtipur-phulbari', 'dadeldhura-bagbani'],
  music: ['bandipur-sarangi-ghar', 'khokana-baja-pasal', 'melody-house-pokhara'],
}
