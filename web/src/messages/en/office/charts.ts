/** Charts of figures, of console and portal. */
export const charts = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  days: 'Days',
  running: 'still running',
  unknown: 'not known',
  help: 'Arrow keys go from bar to bar.',
  values: (name: string, now: string, before: string) => `${name}. ${now}. ${before}.`,
  percent: (figure: string) => `${figure} %`,
  under: (figure: string) => `under ${figure}`,
  more: (percent: string, than: string) => `${percent} more ${than}`,
  less: (percent: string, than: string) => `${percent} less ${than}`,
  same: (than: string) => `no change ${than}`,
  noneBefore: 'nothing before to compare with',
  between: (from: string, to: string) => `${from} to ${to}`,
  previous: 'Earlier',
  next: 'Later',
  units: {
    crore: (figure: string, isTop: boolean) => (isTop ? `${figure} crore` : figure),
    lakh: (figure: string, isTop: boolean) => (isTop ? `${figure} lakh` : figure),
    thousand: (figure: string, isTop: boolean) => (isTop ? `Rs. ${figure}k` : `${figure}k`),
  },
}
