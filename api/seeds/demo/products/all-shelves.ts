import type { Shelf } from './product-kind.ts'
import { audio } from './shelves/audio.ts'
import { bedding } from './shelves/bedding.ts'
import { nepaliLiterature, schoolBooks, stationery } from './shelves/books.ts'
import { brassAndCopper } from './shelves/brass-and-copper.ts'
import { coffee } from './shelves/coffee.ts'
import { plants, pots, seeds } from './shelves/garden.ts'
import { jackets } from './shelves/jackets.ts'
import { kidsClothes, toys } from './shelves/kids.ts'
import { kitchen } from './shelves/kitchen.ts'
import { laptops } from './shelves/laptops.ts'
import { light } from './shelves/light.ts'
import { men } from './shelves/men.ts'
import { flutes, madalAndDrums, strings } from './shelves/music.ts'
import { bags, boots } from './shelves/outdoor.ts'
import { honeyAndGhee, nutsAndDriedFruit, riceAndLentils, snacksAndSweets } from './shelves/pantry.ts'
import { phones } from './shelves/phones.ts'
import { pujaGoods } from './shelves/puja-goods.ts'
import { school } from './shelves/school.ts'
import { shawls } from './shelves/shawls.ts'
import { hair, skin } from './shelves/skin-and-hair.ts'
import { cameras, chargersAndCables, watches } from './shelves/small-electronics.ts'
import { soap } from './shelves/soap.ts'
import { spicesAndAchar } from './shelves/spices-and-achar.ts'
import { tea } from './shelves/tea.ts'
import { electricTools, handTools, plumbing } from './shelves/tools.ts'
import { warmWear } from './shelves/warm-wear.ts'
import { women } from './shelves/women.ts'
import { yarnAndCraft } from './shelves/yarn-and-craft.ts'

/** Every shelf of the market, lane by lane. */
export const allShelves: Shelf[] = [
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
