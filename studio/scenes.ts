import { aboutScenes } from './about-scenes.ts'
import { departmentScenes } from './department-scenes.ts'
import { heroScenes } from './hero-scenes.ts'
import { panelScenes } from './panel-scenes.ts'
import type { Picture } from './picture.ts'
import { slideScenes } from './slide-scenes.ts'
import { stateScenes } from './state-scenes.ts'

/** The named pictures of the pages, each at the size it is stored in: twice what it takes on the screen. */
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
  const found = scenes[name]
  if (!found)
    throw new Error(`There is no scene called "${name}": the scenes are ${Object.keys(scenes).join(', ')}.`)
  if (!width) return found
  return { ...found, width, height: Math.round((width * found.height) / found.width) }
}
