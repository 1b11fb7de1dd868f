const rows = `
# Tea, food
tea, chiya, चिया, chai, chaha, chiyapatti, चियापत्ती
green tea, hariyo chiya, हरियो चिया, grin ti
coffee, kafi, कफी, kophi
honey, maha, मह, mah, shahad
ghee, ghiu, घिउ, घ्यू, ghyu
rice, chamal, चामल, bhat, भात
lentils, lentil, dal, daal, दाल, pulses
beans, simi, सिमी, rajma
flour, pitho, पिठो, aata, आटा
maize, corn, makai, मकै
spice, spices, masala, मसला
pickle, achar, अचार
turmeric, besar, बेसार, haldi
cumin, jira, जिरा, jeera
ginger, aduwa, अदुवा
garlic, lasun, लसुन
chilli, chili, khursani, खुर्सानी, pepper
salt, nun, नुन, noon
cardamom, alainchi, अलैंची, sukumel, elaichi
sweets, mithai, मिठाई
dalle, डल्ले, akabare, अकबरे
pani puri, panipuri, chatpate, चटपटे
titaura, तितौरा, lapsi, लप्सी, mada, माडा, pau, पाउ
egg, eggs, anda, अण्डा, अन्डा
coriander, dhaniya, dhania, धनियाँ
dried meat, sukuti, सुकुटी, jerky
noodles, chauchau, चाउचाउ, wai wai, instant noodles
potato, alu, aalu, आलु
onion, pyaj, प्याज
sugar, chini, चिनी
milk, dudh, दूध
peanut, badam, बदाम
buckwheat, phapar, fapar, फापर
fenugreek, methi, मेथी
beaten rice, chiura, चिउरा
sesame, til, तिल
orange, suntala, सुन्तला, mandarin
lemon, kagati, कागती, nimbu
snacks, khaja, खाजा, dalmoth, दालमोठ, namkeen
walnut, okhar, ओखर
apple, syau, स्याउ
momo, मोमो, मःमः, मम, dumpling
cheese, churpi, छुर्पी, chhurpi
fish, machha, माछा, sidra, सिद्रा
# Clothing
clothes, clothing, luga, लुगा, kapada, कपडा, garment
sari, saree, साडी, sadi, saadi
shawl, सल, pachhyaura, पछ्यौरा, khasto, खास्तो, stole
muffler, galbandi, गलबन्दी, मफलर, scarf, scarves
wool, woollen, oon, ऊन, ऊनी, uni
cotton, suti, सुती, kapas, कपास
silk, resham, रेसम, reshmi
cap, topi, टोपी, beanie
socks, moja, मोजा
gloves, panja, पन्जा
jacket, jyaket, ज्याकेट, coat
raincoat, rain jacket, barsadi, बर्सादी
shirt, kamij, कमिज, kameez
trousers, pants, paint, पाइन्ट, jeans, जिन्स
sweater, cardigan, कार्डिगन, स्विटर, jumper
blouse, cholo, चोलो, ब्लाउज, choli, चोली
ceremonial scarf, khada, खादा, khata scarf
bangles, bangle, chura, चुरा, churi chura
bead necklace, पोते, necklace, har
earring, jhumka, झुम्का, tops earring
ring, aunthi, औंठी
frock, dress, ड्रेस, फ्रक, gown
belt, peti, पेटी
hijab, burqa, hijaab
underwear, bhitri luga, भित्री लुगा, panty
waistcoat, istakot, इस्टकोट, vest
# Shoes, bags, outdoor
shoes, shoe, juta, jutta, जुत्ता, boots, sneakers
sandals, slippers, chappal, चप्पल, flip flop
bag, jhola, झोला, byag, ब्याग, backpack, rucksack
suitcase, सुटकेस, luggage, trolley
purse, पर्स, wallet, handbag
tent, pal, पाल
umbrella, chhata, छाता
helmet, हेलमेट
bicycle, cycle, saikal, साइकल, bike cycle
trekking, hiking, padyatra, पदयात्रा
glasses, chasma, चस्मा, goggles, sunglasses
# Electronics
phone, mobile, मोबाइल, फोन, smartphone, स्मार्टफोन, cellphone, handset
laptop, ल्यापटप, notebook computer
computer, कम्प्युटर, desktop, pc
headphone, headphones, हेडफोन, headset
earbuds, earphone, earphones, इयरबड, airpods, इयरफोन
speaker, स्पिकर, soundbar
television, tv, टेलिभिजन, टिभी, telly
camera, क्यामेरा, dslr, cctv
watch, ghadi, ghari, घडी
charger, चार्जर, adapter, mobile charger, phone charger, मोबाइल चार्जर, फोन चार्जर, fast charger, laptop charger
cable, tar, तार, wire
power bank, powerbank, पावर बैंक
printer, प्रिन्टर
mouse, माउस
keyboard, किबोर्ड
pen drive, external disk, hard disk, harddisk, pendrive, usb drive
extension board, multiplug, मल्टिप्लग, extension cord, power strip
# Home
kitchen, bhansa, भान्सा
knife, knives, chakku, चक्कु, churi
cup, mug, kap, कप
plate, thal, थाल, thali, थाली
bowl, kachaura, कचौरा
spoon, chamcha, चम्चा, dadu, डाडु
glass, tumbler, gilas, गिलास
bottle, botal, बोतल
bucket, baltin, बाल्टिन, balti
kettle, ketali, केतली
pan, karahi, कराही, kadai, karai, frying pan, tawa, तावा, taapke, ताप्के, fry pan
pot, vessel, bhada, bhanda, भाँडा, भाँडो, utensils, utensil, bhadakuda, भाँडाकुँडा, cookware
lota, लोटा, ankhora, amkhora, अम्खोरा, karuwa, करुवा
clothes iron, istri, इस्त्री, iron press, steam iron
lunch box, tiffin, टिफिन, khaja batta
rice cooker, राइस कुकर
mixer, मिक्सर, grinder mixer, mixer grinder
heater, हिटर, room heater
curtain, parda, पर्दा
table, tebul, टेबल
chair, kursi, कुर्सी, mech
cupboard, daraj, दराज, almirah, wardrobe
mirror, aina, ऐना
broom, kucho, कुचो
stove, chulo, चुलो, induction cooker, cooktop
pressure cooker, प्रेसर कुकर, kukar
basket, tokari, टोकरी, doko, डोको
quilt, sirak, सिरक, duvet, blanket, kambal, कम्बल
pillow, sirani, सिरानी, takiya, तकिया
mattress, dasna, डसना, matress
bed sheet, bedsheet, tanna, तन्ना
carpet, galaicha, गलैँचा, rug, कार्पेट, radi, राडी, pakhi
lamp, light, batti, बत्ती, lantern
bulb, balb, बल्ब, chim, चिम
candle, mainbatti, मैनबत्ती
torch, टर्च, flashlight, tarch
fairy lights, jhilimili, झिलिमिली, string lights, tihar lights
sofa, सोफा, couch
# Puja, craft, music
incense, dhup, धूप, agarbatti, अगरबत्ती
kalash, कलश, puja pot
diyo, दियो, पाला, pala, diya, oil lamp
puja, पूजा, pooja, worship
garland, mala, माला
marigold, sayapatri, सयपत्री
brass, pittal, पित्तल
copper, tama, तामा
bronze, kans, kansa, काँस
bell, ghanti, घण्टी
singing bowl, सिङ्गिङ बाउल, tibetan bowl
paper, kagaj, कागज
yarn, thread, dhago, धागो
thangka, thanka, थाङ्का, थान्का, paubha, पौभा, thangka painting
buddha, बुद्ध, buddha statue, murti, मूर्ति, statue
painting, chitra, चित्र, art
flute, bansuri, बाँसुरी, basuri
drum, dhol, ढोल, madal, मादल
guitar, gitar, गितार
# Beauty, kids, books, tools, garden
soap, sabun, साबुन
shampoo, स्याम्पु
hair, kapal, कपाल
oil, tel, तेल
henna, mehendi, मेहेन्दी, mehndi, मेहन्दी
lipstick, लिपस्टिक, lali, लाली
face wash, facewash, face cream, facial cream
cream, krim, क्रिम, moisturiser, moisturizer
toy, toys, khelauna, खेलौना
doll, dolls, putali, पुतली
kite, changa, चङ्गा
children, kids, child, bachha, बच्चा, balbalika, बालबालिका, baby
school, bidyalaya, विद्यालय, स्कुल, iskul
book, books, kitab, किताब, pustak, पुस्तक
novel, upanyas, उपन्यास, story, katha, कथा
poem, poems, kabita, कविता, poetry
notebook, kapi, कापी, copies, khata, खाता
pen, kalam, कलम, पेन, dotpen, डटपेन
calendar, patro, पात्रो, bhitte patro
dictionary, shabdakosh, शब्दकोश
tool, tools, aujar, औजार
saw, aara, आरा
hammer, ghan, घन, hathauda, हथौडा, hathaudi
ladder, bharyang, भर्‍याङ
tap, dhara, धारा, faucet
water pump, motor, मोटर, pump
plant, plants, biruwa, बिरुवा, sapling
seed, seeds, biu, बीउ, बीज, bij
flower pot, flowerpot, gamala, गमला, planter
flower, flowers, phool, फूल, ful
tomato, golbheda, गोलभेँडा, tamatar
rhododendron, gurans, गुराँस, laliguras, लालीगुराँस
# Services
plumber, plumbing, प्लम्बर, प्लम्बिङ, dhara mistri, धारा मिस्त्री, pipe fitting, tap leak, leakage, dhara chuhiyo, pani chuhiyo
electrician, इलेक्ट्रिसियन, bijuli mistri, बिजुली मिस्त्री, wiring, वायरिङ, light banaune, batti banaune, bijuli banaune
carpenter, kath mistri, काठ मिस्त्री, sikarmi, सिकर्मी
painter, painting of rooms, rang lagaune, रङ लगाउने, rangai, paint, house paint, ghar rang
cleaning, cleaner, cleaned, safai, सफाइ, सरसफाइ, sarsafai, safa, सफा, ghar safa, घर सफा, ghar kam, घर काम, house help, maid
washed, dhune, धुने, dhulai, धुलाइ, shampooed
sound, dj, sound system, डिजे
laundry, dry cleaning, dry cleaner, washerman, dhobi, धोबी
driver, chalak, चालक, ड्राइभर
repair, marmat, मर्मत, repaired, mended, banaune, बनाउने, fix, servicing, serviced, सर्भिसिङ, repairing
laptop repair, computer repair, laptop marmat, laptop banaune, ल्यापटप मर्मत, कम्प्युटर मर्मत, computer banaune, computer mended
fridge, फ्रिज, refrigerator, freezer
air conditioner, ac, एसी, aircon
washing machine, वासिङ मेसिन, luga dhune mesin, luga dhune, लुगा धुने
geyser, गिजर, water heater
haircut, kapal katne, कपाल काट्ने, barber, hajam, हजाम, salon
make-up, makeup, मेकअप, beautician, bridal, parlour, beauty parlour, पार्लर
massage, malis, मालिस
tutor, teacher, tuition, shikshak, शिक्षक, ट्युसन, tyusan
maths, math, mathematics, ganit, गणित
lesson, lessons, class, sikai, सिकाइ, course
priest, pandit, पण्डित, purohit, पुरोहित, puja
wedding, bibaha, विवाह, bihe, बिहे, marriage
moving, sarai, सराइ, movers, shifting, ghar sarne, घर सर्ने, saman sarne, saman sarai
decoration, sajawat, सजावट, decor
catering, bhoj, भोज, party food
photographer, फोटोग्राफर, photo, photography, तस्बिर
pest control, bed bug, insect, sangla, साङ्ला, cockroach, cockroaches, udus, उडुस, bedbug
lock, talcha, ताल्चा, locksmith, sancho, साँचो
water tank, tanki, ट्याङ्की, पानी ट्याङ्की
`

/**
 * Groups of synonyms in a Nepali shop: English, Nepali in Latin letters and in Devanagari. Spellings that the search
 * folds to the same text need not be listed. An entry may be a phrase. Staff may change the synonyms later.
 */
export const synonyms: readonly (readonly string[])[] = rows
  .trim()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => row.split(', '))
