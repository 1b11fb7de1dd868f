import type { charts as en } from '../../en/office/charts.ts'

export const charts: typeof en = {
  showTable: 'तालिकामा हेर्नुहोस्',
  showChart: 'चित्रमा हेर्नुहोस्',
  days: 'दिन',
  running: 'अझै चलिरहेको',
  unknown: 'थाहा छैन',
  help: 'तीर भएका कुञ्जीले एउटा दण्डबाट अर्कोमा लैजान्छन्।',
  values: (name, now, before) => `${name}। ${now}। ${before}।`,
  percent: (figure) => `${figure}%`,
  under: (figure) => `बढीमा ${figure}`,
  more: (percent, than) => `${than} ${percent} बढी`,
  less: (percent, than) => `${than} ${percent} कम`,
  same: (than) => `${than} उत्तिकै`,
  noneBefore: 'तुलना गर्न अघिको केही छैन',
  between: (from, to) => `${from} देखि ${to} सम्म`,
  previous: 'अघिको',
  next: 'पछिको',
  units: {
    crore: (figure, isTop) => (isTop ? `${figure} करोड` : figure),
    lakh: (figure, isTop) => (isTop ? `${figure} लाख` : figure),
    thousand: (figure, isTop) => (isTop ? `रु. ${figure} हजार` : figure),
  },
}
