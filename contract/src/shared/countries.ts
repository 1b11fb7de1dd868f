import type { Bilingual } from './bilingual.ts'

/** Countries that goods in Nepal come from, by their ISO code: Nepal, its neighbours, then the others by their English name. */
const rows = `np Nepal नेपाल
in India भारत
cn China चीन
bd Bangladesh बङ्गलादेश
bt Bhutan भुटान
pk Pakistan पाकिस्तान
lk Sri Lanka श्रीलङ्का
mv Maldives माल्दिभ्स
af Afghanistan अफगानिस्तान
al Albania अल्बानिया
dz Algeria अल्जेरिया
ar Argentina अर्जेन्टिना
am Armenia आर्मेनिया
au Australia अस्ट्रेलिया
at Austria अस्ट्रिया
az Azerbaijan अजरबैजान
bh Bahrain बहराइन
by Belarus बेलारुस
be Belgium बेल्जियम
bo Bolivia बोलिभिया
ba Bosnia and Herzegovina बोस्निया हर्जगोभिना
br Brazil ब्राजिल
bn Brunei ब्रुनाई
bg Bulgaria बुल्गेरिया
kh Cambodia कम्बोडिया
cm Cameroon क्यामरुन
ca Canada क्यानडा
cl Chile चिली
co Colombia कोलम्बिया
cr Costa Rica कोस्टारिका
ci Côte d’Ivoire आइभोरी कोस्ट
hr Croatia क्रोएसिया
cu Cuba क्युबा
cy Cyprus साइप्रस
cz Czechia चेक गणतन्त्र
dk Denmark डेनमार्क
do Dominican Republic डोमिनिकन गणतन्त्र
ec Ecuador इक्वेडर
eg Egypt इजिप्ट
ee Estonia इस्टोनिया
et Ethiopia इथियोपिया
fi Finland फिनल्यान्ड
fr France फ्रान्स
ge Georgia जर्जिया
de Germany जर्मनी
gh Ghana घाना
gr Greece ग्रिस
gt Guatemala ग्वाटेमाला
hk Hong Kong हङकङ
hu Hungary हङ्गेरी
is Iceland आइसल्यान्ड
id Indonesia इन्डोनेसिया
ir Iran इरान
iq Iraq इराक
ie Ireland आयरल्यान्ड
il Israel इजरायल
it Italy इटाली
jp Japan जापान
jo Jordan जोर्डन
kz Kazakhstan काजाखस्तान
ke Kenya केन्या
kw Kuwait कुवेत
kg Kyrgyzstan किर्गिजस्तान
la Laos लाओस
lv Latvia लाट्भिया
lb Lebanon लेबनान
lt Lithuania लिथुआनिया
lu Luxembourg लक्जेम्बर्ग
mo Macao मकाउ
mg Madagascar मडागास्कर
my Malaysia मलेसिया
mt Malta माल्टा
mu Mauritius मरिसस
mx Mexico मेक्सिको
md Moldova मोल्दोभा
mn Mongolia मङ्गोलिया
ma Morocco मोरक्को
mz Mozambique मोजाम्बिक
mm Myanmar म्यानमार
nl Netherlands नेदरल्यान्ड्स
nz New Zealand न्युजिल्यान्ड
ng Nigeria नाइजेरिया
mk North Macedonia उत्तर म्यासेडोनिया
no Norway नर्वे
om Oman ओमान
pa Panama पानामा
py Paraguay पाराग्वे
pe Peru पेरु
ph Philippines फिलिपिन्स
pl Poland पोल्यान्ड
pt Portugal पोर्चुगल
qa Qatar कतार
ro Romania रोमानिया
ru Russia रुस
sa Saudi Arabia साउदी अरब
rs Serbia सर्बिया
sg Singapore सिङ्गापुर
sk Slovakia स्लोभाकिया
si Slovenia स्लोभेनिया
za South Africa दक्षिण अफ्रिका
kr South Korea दक्षिण कोरिया
es Spain स्पेन
se Sweden स्विडेन
ch Switzerland स्विट्जरल्यान्ड
tw Taiwan ताइवान
tj Tajikistan ताजिकिस्तान
tz Tanzania तान्जानिया
th Thailand थाइल्यान्ड
tn Tunisia ट्युनिसिया
tr Türkiye टर्की
tm Turkmenistan तुर्कमेनिस्तान
ug Uganda युगान्डा
ua Ukraine युक्रेन
ae United Arab Emirates संयुक्त अरब इमिरेट्स
gb United Kingdom बेलायत
us United States अमेरिका
uy Uruguay उरुग्वे
uz Uzbekistan उज्बेकिस्तान
ve Venezuela भेनेजुएला
vn Vietnam भियतनाम
zm Zambia जाम्बिया
zw Zimbabwe जिम्बावे`

export interface Country {
  code: string
  name: Bilingual
}

export const countries: readonly Country[] = rows.split('\n').map((row) => {
  const split = row.search(/ [\u0900-\u097f]/)
  return { code: row.slice(0, 2), name: { en: row.slice(3, split), ne: row.slice(split + 1) } }
})

const byCode = new Map(countries.map(({ code, name }) => [code, name]))

export const isCountry = (code: string) => byCode.has(code)
/** A code that is none of these is shown unchanged. */
export const countryName = (code: string): Bilingual => byCode.get(code) ?? { en: code, ne: code }
