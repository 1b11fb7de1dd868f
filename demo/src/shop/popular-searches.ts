/** The most frequent searches of the demo, as visitors spell them, with how often they were made. */
export const popularSearches = [
  ['pashmina', 310],
  ['chiya', 280],
  ['dhaka topi', 190],
  ['mobile', 150],
  ['trekking boots', 140],
  ['momo', 120],
  ['plumber', 110],
  ['khukuri', 90],
  ['singing bowl', 80],
  ['साडी', 75],
  ['madal', 70],
  ['tihar lights', 60],
  ['school bag', 50],
] as const
