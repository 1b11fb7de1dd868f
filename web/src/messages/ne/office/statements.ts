import type { statements as statementsEn } from '../../en/office/statements.ts'

export const statements: typeof statementsEn = {
  title: 'कागजात',
  statement: (month) => `हिसाब विवरण, ${month}`,
  bill: (month) => `हाटको कमिसन बिल, ${month}`,
  creditNote: (month) => `हाटको क्रेडिट नोट, ${month}`,
  lines: (month) => `हरेक हिसाब, ${month}`,
  year: (year) => `आर्थिक वर्ष ${year}`,
  pdf: 'PDF फाइल',
  csv: 'स्प्रेडसिटका लागि CSV',
  notClosed: 'PDF, बन्द भइसकेको छैन',
  csvNotClosed: 'CSV, बन्द भइसकेको छैन',
  withVat: (sum) => `PDF, मू.अ.करसहित ${sum}`,
  yearPdf: 'PDF, बन्द',
  yearCsv: 'CSV, बन्द',
  download: (name) => `डाउनलोड: ${name}`,
  button: 'हिसाब विवरण',
  saved: (name) => `${name} सेभ भयो।`,
  failed: 'कागज बन्न सकेन। फेरि प्रयास गर्नुहोस्।',
  when: 'महिनाको विवरण र बिल अर्को महिनाको ३ गतेदेखि पाइन्छ।',
  choose: 'महिना',
  none: 'यो पसलको हिसाब अझै सुरु भएको छैन।',
}
