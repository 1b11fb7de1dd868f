import type { figures as en } from '../../en/staff/figures.ts'

export const figures: typeof en = {
  title: 'तथ्याङ्क',
  lead: 'सबै पसलको बिक्री, र हेरिएकामध्ये कति ग्राहकसम्म पुग्छ।',
  failed: 'तथ्याङ्क लोड भएन',
  sales: {
    title: 'महिनाअनुसार बिक्री',
    now: 'पछिल्लो १२ महिना',
    before: 'एक वर्षअघि',
    calendar: 'पात्रो',
    calendars: { bs: 'वि.सं.', ad: 'ई.सं.' },
    since: (day) => `${day}देखि`,
    than: 'एक वर्षअघिको तुलनामा',
    year: (name) => `आ.व. ${name}`,
    nothing: 'यी महिनामा र त्यसअघिको वर्षमा केही बिक्री भएन।',
  },
  door: {
    title: 'हेरेदेखि ढोकासम्म',
    visits: 'हेरिएको पटक',
    ordered: 'अर्डर',
    delivered: 'पुर्‍याइएको',
    step: 'चरण',
    count: 'सङ्ख्या',
    share: 'माथिकोमध्ये',
    notCounted: 'गनिएको छैन',
    nothing: 'यो महिनामा केही अर्डर आएन, र हेरिएको पटक पनि गनिएको छैन।',
    visitsText: (day) =>
      `सामान र सेवाका पृष्ठ हेरिएको पटक ${day}देखि गनिन्छ, रोबोटबाहेक, र कसले हेर्‍यो भन्ने राखिँदैन। अर्डर पार्सलअनुसार गनिन्छ।`,
    open: (rest, whole) => `${whole} मध्ये ${rest} पुर्‍याइएको छैन:`,
    onTheWay: (count) => `बाटोमा ${count}`,
    unconfirmed: (count) => `भुक्तानी वा पुष्टि नभएको ${count}`,
    cancelled: (count) => `रद्द भएको ${count}`,
    refused: (count) => `ढोकामा नलिइएको ${count}`,
  },
}
