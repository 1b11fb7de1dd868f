import { aboutScenes } from './about-scenes.ts'
import { departmentScenes } from './department-scenes.ts'
import { heroScenes } from './hero-scenes.ts'
import { panelScenes } from './panel-scenes.ts'
import type { Picture } from './picture.ts'
import { slideScenes } from './slide-scenes.ts'
import { stateScenes } from './state-scenes.ts'

/** The pictures of the pages by name, each at the size in which it is stored: twice the size on the screen. */
export const scenes: Readonly<Record<string, Picture>> = {
  ...heroScenes,
  ...slideScenes,
  ...panelScenes,
  ...departmentScenes,
  ...stateScenes,
  ...aboutScenes,
}

/** A scene at its own size, or scaled to the given width. */
export function scene(name: string, width?: number): Picture {
  const picture = scenes[name]
  if (!picture)
    throw new Error(`There is no scene called "${name}": the scenes are ${Object.keys(scenes).join(', ')}.`)
  if (!width) return picture
  return { ...picture, width, height: Math.round((width * picture.height) / picture.width) }
}
