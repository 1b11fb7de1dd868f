import type { Assortment } from './product-kind.ts'
import { audio } from './assortments/audio.ts'
import { bedding } from './assortments/bedding.ts'
import { nepaliLiterature, schoolBooks, stationery } from './assortments/books.ts'
import { brassAndCopper } from './assortments/brass-and-copper.ts'
import { coffee } from './assortments/coffee.ts'
import { plants, pots, seeds } from './assortments/garden.ts'
import { jackets } from './assortments/jackets.ts'
import { kidsClothes, toys } from './assortments/kids.ts'
import { kitchen } from './assortments/kitchen.ts'
import { laptops } from './assortments/laptops.ts'
import { light } from './assortments/light.ts'
import { men } from './assortments/men.ts'
import { flutes, madalAndDrums, strings } from './assortments/music.ts'
import { bags, boots } from './assortments/outdoor.ts'
import { honeyAndGhee, nutsAndDriedFruit, riceAndLentils, snacksAndSweets } from './assortments/pantry.ts'
import { phones } from './assortments/phones.ts'
import { pujaGoods } from './assortments/puja-goods.ts'
import { school } from './assortments/school.ts'
import { shawls } from './assortments/shawls.ts'
import { hair, skin } from './assortments/skin-and-hair.ts'
import { cameras, chargersAndCables, watches } from './assortments/small-electronics.ts'
import { soap } from './assortments/soap.ts'
import { spicesAndAchar } from './assortments/spices-and-achar.ts'
import { tea } from './assortments/tea.ts'
import { electricTools, handTools, plumbing } from './assortments/tools.ts'
import { warmWear } from './assortments/warm-wear.ts'
import { women } from './assortments/women.ts'
import { yarnAndCraft } from './assortments/yarn-and-craft.ts'

/** The assortments of all categories, department by department. */
export const allAssortments: Assortment[] = [
  shawls,
  women,
  warmWear,
  men,
  spicesAndAchar,
  tea,
  coffee,
  riceAndLentils,
  snacksAndSweets,
  honeyAndGhee,
  nutsAndDriedFruit,
  phones,
  laptops,
  audio,
  cameras,
  watches,
  chargersAndCables,
  kitchen,
  bedding,
  light,
  brassAndCopper,
  pujaGoods,
  yarnAndCraft,
  boots,
  bags,
  jackets,
  skin,
  hair,
  soap,
  toys,
  kidsClothes,
  school,
  nepaliLiterature,
  schoolBooks,
  stationery,
  handTools,
  electricTools,
  plumbing,
  plants,
  seeds,
  pots,
  madalAndDrums,
  strings,
  flutes,
]
