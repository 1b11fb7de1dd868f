export type Backdrop = { light: string; wall: string; floor: string; shadow: string }

/** Colours of each backdrop: the lit part of the wall, the wall, the floor, and the dark tone of shadows. */
export const backdrops = {
  lokta: { light: '#FFF9EC', wall: '#F3E3C6', floor: '#E7D0A8', shadow: '#6B4A1E' },
  blush: { light: '#FFF1F0', wall: '#F8D3D5', floor: '#EDB9BF', shadow: '#7A1B35' },
  marigold: { light: '#FFF6DC', wall: '#FBDD96', floor: '#F3C765', shadow: '#7A4A00' },
  pine: { light: '#F0F8F0', wall: '#CFE4D4', floor: '#B3D0BC', shadow: '#17483A' },
  indigo: { light: '#F1F3FD', wall: '#D3DAF3', floor: '#B9C3E6', shadow: '#232F63' },
  sky: { light: '#EFF9FC', wall: '#C9E5EE', floor: '#ABD3E0', shadow: '#164A5C' },
  clay: { light: '#FFF3EA', wall: '#F6D1B8', floor: '#E8B797', shadow: '#70300F' },
  lilac: { light: '#F8F2FC', wall: '#E3D3EF', floor: '#CFBAE1', shadow: '#432061' },
  stone: { light: '#F8F6F2', wall: '#E3DDD3', floor: '#CEC5B7', shadow: '#3B332A' },
} as const satisfies Record<string, Backdrop>

export type BackdropName = keyof typeof backdrops
