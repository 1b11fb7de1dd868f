import { categoryTrees } from '../../../api/seeds/categories/category-tree.ts'
import type { DemoCategory, PictureSpec } from '../shop/demo-types.ts'

const pictures: Record<string, [object: string, backdrop: PictureSpec['backdrop'], beside: string]> = {
  'home-repair': ['toolbox', 'sky', 'wrench'],
  cleaning: ['bucket', 'pine', 'broom'],
  'beauty-care': ['barber-pole', 'blush', 'scissors'],
  lessons: ['books', 'indigo', 'pencil'],
  puja: ['diya-lamp', 'marigold', 'bell'],
  appliances: ['television', 'stone', 'screwdriver'],
  moving: ['delivery-truck', 'clay', 'package'],
  events: ['party-popper', 'lilac', 'balloon'],
}

export const demoServiceCategories: DemoCategory[] = categoryTrees.service.map((department) => {
  const [object, backdrop, beside] = pictures[department.slug]!
  return { ...department, picture: { object, beside, backdrop, stage: 'plain' } }
})
