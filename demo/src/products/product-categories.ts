import { categoryTrees } from '../../../api/seeds/categories/category-tree.ts'
import type { DemoCategory, PictureSpec } from '../shop/demo-types.ts'

const pictures: Record<string, [backdrop: PictureSpec['backdrop'], object: string, beside?: string]> = {
  clothing: ['blush', 'scarf'],
  'tea-food': ['pine', 'teapot', 'teacup-without-handle'],
  electronics: ['sky', 'mobile-phone', 'headphone'],
  home: ['stone', 'couch-and-lamp'],
  'puja-craft': ['marigold', 'bell', 'diya-lamp'],
  outdoor: ['clay', 'backpack', 'hiking-boot'],
  beauty: ['lilac', 'lotion-bottle', 'lipstick'],
  kids: ['indigo', 'teddy-bear', 'soccer-ball'],
  books: ['clay', 'books', 'pencil'],
  tools: ['pine', 'toolbox', 'wrench'],
  garden: ['sky', 'potted-plant', 'seedling'],
  music: ['lilac', 'drum', 'guitar'],
}

/** The twelve departments of the shop; categories with more products come first in each. */
export const demoCategories: DemoCategory[] = categoryTrees.product.map((department) => {
  const [backdrop, object, beside] = pictures[department.slug]!
  return { ...department, picture: { object, ...(beside && { beside }), backdrop, stage: 'arch' } }
})
