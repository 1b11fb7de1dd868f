/**
 * The 753 local levels of Nepal by district: name in both languages, M for a metropolitan city, S for a
 * sub-metropolitan one, N for a municipality, R for a rural one, and how many wards it has. Taken from the npm
 * package states-nepal 0.2.0 (MIT, © 2021 Aadarsha Acharya); names and wards were corrected since.
 */
export const localLevelNames: Record<string, string> = {
  bhojpur:
    'Bhojpur भोजपुर N12, Shadananda षडानन्द N14, Aamchok आमचोक R10, Arun अरुण R7, Hatuwagadhi हतुवागढी R9, Pauwadungma पौवादुङमा R6, Ramprasad Rai रामप्रसाद राई R8, Salpasilichho साल्पासिलिछो R6, Temkemaiyung टेम्केमैयुङ R9',
  dhankuta:
    'Dhankuta धनकुटा N10, Mahalaxmi महालक्ष्मी N9, Pakhribas पाख्रिबास N10, Chaubise चौविसे R8, Chhathar Jorpati छथर जोरपाटी R6, Sangurigadhi साँगुरीगढी R10, Shahidbhumi सहीदभूमि R7',
  ilam: 'Deumai देउमाई N9, Ilam इलाम N12, Mai माई N10, Suryodaya सूर्योदय N14, Chulachuli चुलाचुली R6, Maijogmai माईजोगमाई R6, Mangsebung माङसेबुङ R6, Phakphokthum फाकफोकथुम R7, Rong रोङ R6, Sandakpur सन्दकपुर R5',
  jhapa:
    'Arjundhara अर्जुनधारा N11, Bhadrapur भद्रपुर N10, Birtamod बिर्तामोड N10, Damak दमक N10, Gauradaha गौरादह N9, Kankai कन्काई N9, Mechinagar मेचीनगर N15, Shivasatakshi शिवशताक्षी N11, Barhadashi बाह्रदशी R7, Buddha Shanti बुद्धशान्ति R7, Gaurigunj गौरीगञ्ज R6, Haldibari हल्दिबारी R5, Jhapa झापा R7, Kachankawal कचनकवल R7, Kamal कमल R7',
  khotang:
    'Diktel Rupakot Majhuwagadhi दिक्तेल रुपाकोट मझुवागढी N15, Halesi Tuwachung हलेसी तुवाचुङ N11, Aiselukharka ऐसेलुखर्क R7, Barahpokhari वराहपोखरी R6, Diprung Chuichumma दिप्रुङ चुइचुम्मा R7, Jantedhunga जन्तेढुङ्गा R6, Kepilasgadhi केपिलासगढी R7, Khotehang खोटेहाङ R9, Rawa Besi रावा बेसी R6, Sakela साकेला R5',
  morang:
    'Biratnagar विराटनगर M19, Belbari बेलबारी N11, Letang लेटाङ N9, Pathari Shanischare पथरी शनिश्चरे N10, Rangeli रङ्गेली N9, Ratuwamai रतुवामाई N10, Sunawarshi सुनवर्षी N9, Sundar Haraicha सुन्दरहरैचा N12, Urlabari उर्लाबारी N9, Budhiganga बुढीगङ्गा R7, Dhanpalthan धनपालथान R7, Gramthan ग्रामथान R7, Jahada जहदा R7, Kanepokhari कानेपोखरी R7, Katahari कटहरी R7, Kerabari केराबारी R10, Miklajung मिक्लाजुङ R9',
  okhaldhunga:
    'Siddhicharan सिद्धिचरण N12, Champadevi चम्पादेवी R10, Chisankhugadhi चिशङ्खुगढी R8, Khiji Demba खिजिदेम्बा R9, Likhu लिखु R9, Manebhanjyang मानेभञ्ज्याङ R9, Molung मोलुङ R8, Sunkoshi सुनकोशी R10',
  panchthar:
    'Phidim फिदिम N14, Hilihang हिलिहाङ R7, Kummayak कुम्मायक R5, Miklajung मिक्लाजुङ R8, Phalelung फालेलुङ R8, Phalgunanda फाल्गुनन्द R7, Tumbewa तुम्बेवा R5, Yangwarak याङवरक R6',
  sankhuwasabha:
    'Chainpur चैनपुर N11, Dharmadevi धर्मदेवी N9, Khandbari खाँदबारी N11, Madi मादी N9, Panchkhapan पाँचखपन N9, Bhotkhola भोटखोला R5, Chichila चिचिला R5, Makalu मकालु R6, Sabhapokhari सभापोखरी R6, Silichong सिलीचोङ R5',
  solukhumbu:
    'Solu Dudhkunda सोलुदुधकुण्ड N11, Khumbu Pasang Lhamu खुम्बु पासाङ ल्हामु R5, Likhu Pike लिखु पिके R5, Mahakulung महाकुलुङ R5, Mapya Dudhkoshi माप्य दुधकोशी R7, Necha Salyan नेचासल्यान R5, Sotang सोताङ R5, Thulung Dudhkoshi थुलुङ दुधकोशी R9',
  sunsari:
    'Dharan धरान S20, Itahari इटहरी S20, Barahakshetra बराहक्षेत्र N11, Duhabi दुहबी N12, Inaruwa इनरुवा N10, Ramdhuni रामधुनी N9, Barju बर्जु R6, Bhokraha Narsingh भोक्राहा नरसिंह R8, Dewangunj देवानगञ्ज R7, Gadhi गढी R6, Harinagar हरिनगर R7, Koshi कोशी R8',
  taplejung:
    'Phungling फुङलिङ N11, Aathrai Triveni आठराई त्रिवेणी R5, Maiwa Khola मैवाखोला R6, Meringden मेरिङदेन R6, Mikwa Khola मिक्वाखोला R5, Pathibhara Yangwarak पाथीभरा याङवरक R6, Phaktanglung फक्ताङलुङ R7, Sidingwa सिदिङ्वा R7, Sirijangha सिरीजङ्घा R8',
  terhathum:
    'Laligurans लालीगुराँस N9, Myanglung म्याङलुङ N10, Aathrai आठराई R7, Chhathar छथर R6, Menchayayem मेन्छयायेम R6, Phedap फेदाप R5',
  udayapur:
    'Belaka बेलका N9, Chaudandigadhi चौदण्डीगढी N10, Katari कटारी N14, Triyuga त्रियुगा N16, Limchungbung लिम्चुङ्बुङ R5, Rautamai रौतामाई R8, Tapli ताप्ली R5, Udayapurgadhi उदयपुरगढी R8',
  bara: 'Jitpur Simara जीतपुर सिमरा S24, Kalaiya कलैया S27, Kolhabi कोल्हवी N11, Mahagadhimai महागढीमाई N11, Nijgadh निजगढ N13, Pacharauta पचरौता N9, Simraungadh सिम्रौनगढ N11, Adarsh Kotwal आदर्श कोटवाल R8, Baragadhi बारागढी R6, Bishrampur विश्रामपुर R5, Devtal देवताल R7, Karaiyamai करैयामाई R8, Parwanipur परवानीपुर R5, Pheta फेटा R7, Prasauni प्रसौनी R7, Suwarna सुवर्ण R8',
  dhanusha:
    'Janakpurdham जनकपुरधाम S25, Bideha विदेह N9, Dhanushadham धनुषाधाम N9, Ganeshman Charnath गणेशमान चारनाथ N11, Hansapur हंसपुर N9, Kamala कमला N9, Kshireshwarnath क्षिरेश्वरनाथ N10, Mithila मिथिला N11, Mithila Bihari मिथिला बिहारी N10, Nagarain नगराइन N9, Sabaila सबैला N13, Shahidnagar शहीदनगर N9, Aurahi औरही R6, Bateshwar बटेश्वर R5, Dhanauji धनौजी R5, Janaknandani जनकनन्दिनी R6, Lakshminiya लक्ष्मीनिया R7, Mukhiyapatti Musaharmiya मुखियापट्टी मुसहरमिया R6',
  mahottari:
    'Aurahi औरही N9, Balawa बलवा N11, Bardibas बर्दिबास N14, Bhangaha भँगाहा N9, Gaushala गौशाला N12, Jaleshwar जलेश्वर N12, Loharpatti लोहरपट्टी N9, Manara Shiswa मनरा शिसवा N10, Matihani मटिहानी N9, Ramgopalpur रामगोपालपुर N9, Ekdara एकडारा R6, Mahottari महोत्तरी R6, Pipara पिपरा R7, Samsi साम्सी R7, Sonama सोनमा R8',
  parsa:
    'Birgunj वीरगञ्ज M32, Bahudarmai बहुदरमाई N9, Parsagadhi पर्सागढी N9, Pokhariya पोखरिया N10, Bindabasini बिन्दबासिनी R5, Chhipaharmai छिपहरमाई R5, Dhobini धोबीनी R5, Jagarnathpur जगरनाथपुर R6, Jirabhawani जिरा भवानी R5, Kalikamai कालिकामाई R5, Pakaha Mainpur पकाहा मैनपुर R5, Paterwa Sugauli पटेर्वा सुगौली R5, Sakhuwa Prasauni सखुवा प्रसौनी R6, Thori ठोरी R5',
  rautahat:
    'Baudhimai बौधीमाई N9, Brindaban बृन्दावन N9, Chandrapur चन्द्रपुर N10, Dewahi Gonahi देवाही गोनाही N9, Gadhimai गढीमाई N9, Garuda गरुडा N9, Gaur गौर N9, Gujara गुजरा N9, Ishanath ईशनाथ N9, Katahariya कटहरिया N9, Madhav Narayan माधव नारायण N9, Maulapur मौलापुर N9, Paroha परोहा N9, Phatuwa Bijayapur फतुवाबिजयपुर N11, Rajdevi राजदेवी N9, Rajpur राजपुर N9, Durga Bhagwati दुर्गा भगवती R5, Yamunamai यमुनामाई R5',
  saptari:
    'Bode Barsain बोदेबरसाइन N10, Dakneshwori डाक्नेश्वरी N10, Hanumannagar Kankalini हनुमाननगर कङ्कालिनी N14, Kanchanrup कञ्चनरूप N12, Khadak खडक N11, Rajbiraj राजविराज N16, Saptakoshi सप्तकोशी N11, Shambhunath शम्भुनाथ N12, Surunga सुरुङ्गा N11, Agnisair Krishnasarwan अग्निसाइर कृष्णासरवन R6, Balan Bihul बलान-बिहुल R6, Bishnupur बिष्णुपुर R7, Chhinnamasta छिन्नमस्ता R7, Mahadeva महादेवा R6, Rajgadh राजगढ R6, Rupani रूपनी R6, Tilathi Koiladi तिलाठी कोइलाडी R8, Tirhut तिरहुत R5',
  sarlahi:
    'Bagmati बागमती N12, Balara बलरा N11, Barahathwa बरहथवा N18, Godaita गोडैटा N12, Haripur हरिपुर N9, Haripurwa हरिपुर्वा N9, Hariwan हरिवन N11, Ishwarpur ईश्वरपुर N15, Kabilasi कविलासी N10, Lalbandi लालबन्दी N17, Malangawa मलङ्गवा N12, Basbariya बसबरिया R6, Bishnu विष्णु R8, Brahmapuri ब्रह्मपुरी R7, Chakraghatta चक्रघट्टा R9, Chandranagar चन्द्रनगर R7, Dhankaul धनकौल R7, Kaudena कौडेना R7, Parsa पर्सा R6, Ramnagar रामनगर R7',
  siraha:
    'Dhangadhimai धनगढीमाई N14, Golbazar गोलबजार N13, Kalyanpur कल्याणपुर N12, Karjanha कर्जन्हा N11, Lahan लहान N24, Mirchaiya मिर्चैयाँ N12, Siraha सिराहा N22, Sukhipur सुखीपुर N10, Arnama अर्नमा R5, Aurahi औरही R5, Bariyarpatti बरियारपट्टी R5, Bhagwanpur भगवानपुर R5, Bishnupur विष्णुपुर R5, Lakshmipur Patari लक्ष्मीपुर पतारी R6, Naraha नरहा R5, Navarajpur नवराजपुर R5, Sakhuwanankarkatti सखुवानान्कारकट्टी R5',
  bhaktapur:
    'Bhaktapur भक्तपुर N10, Changunarayan चाँगुनारायण N9, Madhyapur Thimi मध्यपुर थिमी N9, Suryabinayak सूर्यविनायक N10',
  chitwan:
    'Bharatpur भरतपुर M29, Kalika कालिका N11, Khairhani खैरहनी N13, Madi माडी N9, Rapti राप्ती N13, Ratnanagar रत्ननगर N16, Ichchhakamana इच्छाकामना R7',
  dhading:
    'Dhunibeshi धुनीबेँसी N9, Nilkantha नीलकण्ठ N14, Benighat Rorang बेनीघाट रोराङ्ग R10, Gajuri गजुरी R8, Galchhi गल्छी R8, Gangajamuna गङ्गाजमुना R7, Jwalamukhi ज्वालामुखी R7, Khaniyabas खनियाबास R5, Netrawati Dabjong नेत्रावती डबजोङ R5, Rubi Valley रुबी भ्याली R6, Siddhalek सिद्धलेक R7, Thakre थाक्रे R11, Tripurasundari त्रिपुरासुन्दरी R7',
  dolakha:
    'Bhimeshwar भीमेश्वर N9, Jiri जिरी N9, Baiteshwar वैतेश्वर R8, Bigu बिगु R8, Gaurishankar गौरीशङ्कर R9, Kalinchok कालिन्चोक R9, Melung मेलुङ्ग R7, Sailung शैलुङ्ग R8, Tamakoshi तामाकोशी R7',
  kathmandu:
    'Kathmandu काठमाडौं M32, Budhanilkantha बूढानीलकण्ठ N13, Chandragiri चन्द्रागिरी N15, Dakshinkali दक्षिणकाली N9, Gokarneshwar गोकर्णेश्वर N9, Kageshwari Manohara कागेश्वरी मनोहरा N9, Kirtipur कीर्तिपुर N10, Nagarjun नागार्जुन N10, Shankharapur शङ्खरापुर N9, Tarakeshwar तारकेश्वर N11, Tokha टोखा N11',
  kavrepalanchok:
    'Banepa बनेपा N14, Dhulikhel धुलिखेल N12, Mandandeupur मण्डनदेउपुर N12, Namobuddha नमोबुद्ध N11, Panauti पनौती N12, Panchkhal पाँचखाल N13, Bethanchok बेथानचोक R6, Bhumlu भुम्लु R10, Chauri Deurali चौंरीदेउराली R9, Khani Khola खानीखोला R7, Mahabharat महाभारत R8, Roshi रोशी R12, Temal तेमाल R9',
  lalitpur:
    'Lalitpur ललितपुर M29, Godawari गोदावरी N14, Mahalaxmi महालक्ष्मी N10, Bagmati बागमती R7, Konjyosom कोन्ज्योसोम R5, Mahankal महाङ्काल R6',
  makwanpur:
    'Hetauda हेटौंडा S19, Thaha थाहा N12, Bagmati बागमती R9, Bakaiya बकैया R12, Bhimphedi भीमफेदी R9, Indrasarowar इन्द्रसरोवर R5, Kailash कैलाश R10, Makwanpurgadhi मकवानपुरगढी R8, Manahari मनहरी R9, Raksirang राक्सिराङ्ग R9',
  nuwakot:
    'Belkotgadhi बेलकोटगढी N13, Bidur विदुर N13, Dupcheshwar दुप्चेश्वर R7, Kakani ककनी R8, Kispang किस्पाङ R5, Likhu लिखु R6, Myagang म्यागङ R6, Panchakanya पञ्चकन्या R5, Shivapuri शिवपुरी R8, Suryagadhi सूर्यगढी R5, Tadi तादी R6, Tarkeshwar तारकेश्वर R6',
  ramechhap:
    'Manthali मन्थली N14, Ramechhap रामेछाप N9, Doramba Shailung दोरम्बा शैलुङ R7, Gokulganga गोकुलगङ्गा R6, Khandadevi खाँडादेवी R9, Likhu Tamakoshi लिखु तामाकोशी R7, Sunapati सुनापती R5, Umakunda उमाकुण्ड R7',
  rasuwa:
    'Aamachhodingmo आमाछोदिङमो R5, Gosaikunda गोसाईकुण्ड R6, Kalika कालिका R5, Naukunda नौकुण्ड R6, Uttargaya उत्तरगया R5',
  sindhuli:
    'Dudhauli दुधौली N14, Kamalamai कमलामाई N14, Ghyanglekh घ्याङलेख R5, Golanjor गोलन्जोर R7, Hariharpurgadhi हरिहरपुरगढी R8, Marin मरिण R7, Phikkal फिक्कल R6, Sunkoshi सुनकोशी R7, Tinpatan तीनपाटन R11',
  sindhupalchok:
    'Bahrabise बाह्रविसे N9, Chautara Sangachokgadhi चौतारा साँगाचोकगढी N14, Melamchi मेलम्ची N13, Balephi बलेफी R8, Bhotekoshi भोटेकोशी R5, Helambu हेलम्बु R7, Indrawati इन्द्रावती R12, Jugal जुगल R7, Lisankhu Pakhar लिसङ्खु पाखर R7, Panchpokhari Thangpal पाँचपोखरी थाङपाल R8, Sunkoshi सुनकोशी R7, Tripurasundari त्रिपुरासुन्दरी R6',
  baglung:
    'Baglung बागलुङ N14, Dhorpatan ढोरपाटन N9, Galkot गल्कोट N11, Jaimini जैमिनी N10, Badigad बडिगाड R10, Bareng बरेङ R5, Kathekhola काठेखोला R8, Nishi Khola निसीखोला R7, Taman Khola तमानखोला R6, Tara Khola ताराखोला R5',
  gorkha:
    'Gorkha गोरखा N14, Palungtar पालुङटार N10, Aarughat आरूघाट R10, Ajirkot अजिरकोट R5, Barpak Sulikot बारपाक सुलिकोट R8, Bhimsen Thapa भिमसेनथापा R8, Chumnubri चुमनुब्री R7, Dharche धार्चे R7, Gandaki गण्डकी R8, Shahid Lakhan शहीद लखन R9, Siranchok सिरानचोक R8',
  kaski: 'Pokhara पोखरा M33, Annapurna अन्नपूर्ण R11, Machhapuchchhre माछापुच्छ्रे R9, Madi मादी R12, Rupa रूपा R7',
  lamjung:
    'Besisahar बेसीशहर N11, Madhya Nepal मध्यनेपाल N10, Rainas राइनास N10, Sundarbazar सुन्दरबजार N11, Dordi दोर्दी R9, Dudhpokhari दूधपोखरी R6, Kwholasothar क्व्होलासोथार R9, Marsyangdi मर्स्याङदी R9',
  manang: 'Chame चामे R5, Manang Ngisyang मनाङ ङिस्याङ R9, Narpa Bhumi नार्पा भूमि R5, Nason नासोँ R9',
  mustang:
    'Baragung Muktikshetra वारागुङ मुक्तिक्षेत्र R5, Gharpajhong घरपझोङ R5, Lo-Ghekar Damodarkunda लो-घेकर दामोदरकुण्ड R5, Lomanthang लोमन्थाङ R5, Thasang थासाङ R5',
  myagdi:
    'Beni बेनी N10, Annapurna अन्नपूर्ण R8, Dhaulagiri धवलागिरी R7, Malika मालिका R7, Mangala मङ्गला R5, Raghuganga रघुगङ्गा R8',
  'nawalparasi-east':
    'Devachuli देवचुली N17, Gaindakot गैँडाकोट N18, Kawasoti कावासोती N17, Madhyabindu मध्यविन्दु N15, Baudikali बौदीकाली R6, Binayi Tribeni विनयी त्रिवेणी R7, Bulingtar बुलिङटार R6, Hupsekot हुप्सेकोट R6',
  parbat:
    'Kushma कुश्मा N14, Phalewas फलेवास N11, Bihadi बिहादी R6, Jaljala जलजला R9, Mahashila महाशिला R6, Modi मोदी R8, Paiyun पैयुँ R7',
  syangja:
    'Bheerkot भीरकोट N9, Chapakot चापाकोट N10, Galyang गल्याङ N11, Putalibazar पुतलीबजार N14, Waling वालिङ N14, Aandhikhola आँधिखोला R6, Arjun Chaupari अर्जुनचौपारी R6, Biruwa बिरुवा R8, Harinas हरिनास R7, Kaligandaki कालीगण्डकी R7, Phedikhola फेदीखोला R5',
  tanahun:
    'Bhanu भानु N13, Bhimad भिमाद N9, Byas व्यास N14, Shuklagandaki शुक्लागण्डकी N12, Aanbu Khaireni आँबुखैरेनी R6, Bandipur बन्दीपुर R6, Devghat देवघाट R5, Ghiring घिरिङ R5, Myagde म्याग्दे R7, Rishing ऋषिङ्ग R8',
  arghakhanchi:
    'Bhumikasthan भूमिकास्थान N10, Sandhikharka सन्धिखर्क N12, Sitganga शितगङ्गा N14, Chhatradev छत्रदेव R8, Malarani मालारानी R9, Panini पाणिनी R8',
  banke:
    'Nepalgunj नेपालगञ्ज S23, Kohalpur कोहलपुर N15, Baijanath बैजनाथ R8, Duduwa डुडुवा R6, Janaki जानकी R6, Khajura खजुरा R8, Narainapur नरैनापुर R6, Rapti Sonari राप्ती सोनारी R9',
  bardiya:
    'Bansgadhi बाँसगढी N9, Barbardiya बारबर्दिया N11, Gulariya गुलरिया N12, Madhuwan मधुवन N9, Rajapur राजापुर N10, Thakurbaba ठाकुरबाबा N9, Badhaiyatal बढैयाताल R9, Geruwa गेरुवा R6',
  dang: 'Ghorahi घोराही S19, Tulsipur तुल्सीपुर S19, Lamahi लमही N9, Babai बबई R7, Banglachuli बङ्गलाचुली R8, Dangisharan दङ्गीशरण R7, Gadhawa गढवा R8, Rajpur राजपुर R7, Rapti राप्ती R9, Shantinagar शान्तिनगर R7',
  gulmi:
    'Musikot मुसिकोट N9, Resunga रेसुङ्गा N14, Chandrakot चन्द्रकोट R8, Chhatrakot छत्रकोट R6, Dhurkot धुर्कोट R7, Gulmidarbar गुल्मी दरबार R7, Isma इस्मा R6, Kaligandaki कालीगण्डकी R7, Madane मदाने R7, Malika मालिका R8, Rurukshetra रुरुक्षेत्र R6, Satyawati सत्यवती R8',
  kapilvastu:
    'Banganga बाणगङ्गा N11, Buddhabhumi बुद्धभूमि N10, Kapilvastu कपिलवस्तु N12, Krishnanagar कृष्णनगर N12, Maharajgunj महाराजगञ्ज N11, Shivaraj शिवराज N11, Bijaynagar विजयनगर R7, Mayadevi मायादेवी R8, Shuddhodhan शुद्धोधन R6, Yashodhara यशोधरा R8',
  'nawalparasi-west':
    'Bardaghat बर्दघाट N16, Ramgram रामग्राम N18, Sunwal सुनवल N13, Palhi Nandan पाल्हीनन्दन R6, Pratappur प्रतापपुर R9, Sarawal सरावल R7, Susta सुस्ता R5',
  palpa:
    'Rampur रामपुर N10, Tansen तानसेन N14, Bagnaskali बगनासकाली R9, Mathagadhi माथागढी R8, Nisdi निस्दी R7, Purbakhola पूर्वखोला R6, Rainadevi Chhahara रैनादेवी छहरा R8, Rambha रम्भा R5, Ribdikot रिब्दिकोट R8, Tinau तिनाउ R6',
  pyuthan:
    'Pyuthan प्यूठान N10, Swargadwari स्वर्गद्वारी N9, Airawati ऐरावती R6, Gaumukhi गौमुखी R7, Jhimruk झिमरुक R8, Mallarani मल्लरानी R5, Mandavi माण्डवी R5, Naubahini नौवहिनी R8, Sarumarani सरुमारानी R6',
  rolpa:
    'Rolpa रोल्पा N10, Gangadev गङ्गादेव R7, Lungri लुङ्ग्री R7, Madi माडी R6, Pariwartan परिवर्तन R6, Runtigadhi रुन्टीगढी R9, Sunchhahari सुनछहरी R7, Sunil Smriti सुनिल स्मृति R8, Thawang थवाङ R5, Triveni त्रिवेणी R7',
  'rukum-east': 'Bhume भूमे R9, Putha Uttarganga पुथा उत्तरगङ्गा R14, Sisne सिस्ने R8',
  rupandehi:
    'Butwal बुटवल S19, Devdaha देवदह N12, Lumbini Sanskritik लुम्बिनी सांस्कृतिक N13, Sainamaina सैनामैना N11, Siddharthanagar सिद्धार्थनगर N13, Tilottama तिलोत्तमा N17, Gaidahawa गैडहवा R9, Kanchan कञ्चन R5, Kotahimai कोटहीमाई R7, Marchawari मर्चवारी R7, Mayadevi मायादेवी R8, Omsatiya ओमसतिया R6, Rohini रोहिणी R7, Sammarimai सम्मरीमाई R7, Shuddhodhan शुद्धोधन R7, Siyari सियारी R7',
  dailekh:
    'Aathabis आठबीस N9, Chamunda Bindrasaini चामुण्डा विन्द्रासैनी N9, Dullu दुल्लु N13, Narayan नारायण N11, Bhagawatimai भगवतीमाई R7, Bhairabi भैरवी R7, Dungeshwar डुङ्गेश्वर R6, Gurans गुराँस R8, Mahabu महाबु R6, Naumule नौमुले R8, Thantikandh ठाँटीकाँध R6',
  dolpa:
    'Thuli Bheri ठूली भेरी N11, Tripurasundari त्रिपुरासुन्दरी N11, Chharka Tongsong छार्का ताङसोङ R6, Dolpo Buddha डोल्पो बुद्ध R6, Jagadulla जगदुल्ला R6, Kaike काइके R7, Mudkechula मुड्केचुला R9, She Phoksundo शे फोक्सुन्डो R9',
  humla:
    'Adanchuli अदानचुली R6, Chankheli चङ्खेली R6, Kharpunath खार्पुनाथ R5, Namkha नाम्खा R6, Sarkegad सर्केगाड R8, Simkot सिमकोट R8, Tanjakot ताँजाकोट R5',
  jajarkot:
    'Bheri भेरी N13, Chhedagad छेडागाड N13, Nalgad नलगाड N13, Barekot बारेकोट R9, Junichande जुनीचाँदे R11, Kuse कुसे R9, Shivalaya शिवालय R9',
  jumla:
    'Chandannath चन्दननाथ N10, Guthichaur गुठिचौर R5, Hima हिमा R7, Kanaka Sundari कनकासुन्दरी R8, Patarasi पातारासी R7, Sinja सिञ्जा R6, Tatopani तातोपानी R8, Tila तिला R9',
  kalikot:
    'Khandachakra खाँडाचक्र N11, Raskot रास्कोट N9, Tilagufa तिलागुफा N11, Mahawai महावै R7, Narharinath नरहरिनाथ R9, Pachaljharana पचालझरना R9, Palata पलाता R9, Sanni Triveni सान्नी त्रिवेणी R9, Shubha Kalika शुभ कालिका R8',
  mugu: 'Chhayanath Rara छायाँनाथ रारा N14, Khatyad खत्याड R11, Mugum Karmarong मुगुम कार्मारोङ R9, Soru सोरु R11',
  'rukum-west':
    'Aathabiskot आठबिसकोट N14, Chaurjahari चौरजहारी N14, Musikot मुसिकोट N14, Banphikot बाँफिकोट R10, Sani Bheri सानी भेरी R11, Triveni त्रिवेणी R10',
  salyan:
    'Bagchaur बागचौर N12, Bangad Kupinde बनगाड कुपिण्डे N12, Sharada शारदा N15, Chhatreshwari छत्रेश्वरी R7, Darma दार्मा R6, Kalimati कालिमाटी R7, Kapurkot कपुरकोट R6, Kumakh कुमाख R7, Siddha Kumakh सिद्ध कुमाख R5, Triveni त्रिवेणी R6',
  surkhet:
    'Bheriganga भेरीगङ्गा N13, Birendranagar वीरेन्द्रनगर N16, Gurbhakot गुर्भाकोट N14, Lekbeshi लेकवेशी N10, Panchapuri पञ्चपुरी N11, Barahatal बराहताल R10, Chaukune चौकुने R10, Chingad चिङ्गाड R6, Simta सिम्ता R9',
  achham:
    'Kamalbazar कमलबजार N10, Mangalsen मङ्गलसेन N14, Panchadewal Binayak पञ्चदेवल विनायक N9, Sanfebagar साँफेबगर N14, Bannigadi Jayagad बान्निगढी जयगढ R6, Chaurpati चौरपाटी R7, Dhakari ढकारी R8, Mellekh मेल्लेख R8, Ramaroshan रामारोशन R7, Turmakhand तुर्माखाँद R8',
  baitadi:
    'Dashrathchand दशरथचन्द N11, Melauli मेलौली N9, Patan पाटन N10, Purchaudi पुर्चौडी N10, Dilasaini डीलासैनी R7, Dogdakedar दोगडाकेदार R8, Pancheshwar पञ्चेश्वर R6, Shivanath शिवनाथ R6, Sigas सिगास R9, Surnaya सुर्नया R8',
  bajhang:
    'Bungal बुङ्गल N11, Jayaprithvi जयपृथ्वी N11, Bitthadchir वित्थडचिर R9, Chhabis Pathibhera छबिसपाथिभेरा R7, Durgathali दुर्गाथली R7, Kedarsyu केदारस्युँ R9, Khaptadchhanna खप्तडछान्ना R7, Masta मष्टा R7, Saipal साइपाल R5, Surma सूर्मा R5, Talkot तलकोट R7, Thalara थलारा R9',
  bajura:
    'Badimalika बडीमालिका N9, Budhiganga बुढीगङ्गा N10, Budhinanda बुढीनन्दा N10, Triveni त्रिवेणी N9, Gaumul गौमुल R6, Himali हिमाली R7, Jagannath जगन्नाथ R6, Khaptad Chhededaha खप्तड छेडेदह R7, Swami Kartik Khapar स्वामीकार्तिक खापर R5',
  dadeldhura:
    'Amargadhi अमरगढी N11, Parshuram परशुराम N12, Aalital आलिताल R8, Ajaymeru अजयमेरु R6, Bhageshwar भागेश्वर R5, Ganyapadhura गन्यापधुरा R5, Nawadurga नवदुर्गा R5',
  darchula:
    'Mahakali महाकाली N9, Shailyashikhar शैल्यशिखर N9, Apihimal अपिहिमाल R6, Byans ब्याँस R6, Duhun दुहुँ R5, Lekam लेकम R6, Malikarjun मालिकार्जुन R8, Marma मार्मा R6, Naugad नौगाड R6',
  doti: 'Dipayal Silgadhi दिपायल सिलगढी N9, Shikhar शिखर N11, Aadarsha आदर्श R7, Badikedar बडीकेदार R5, Bogatan Phudsil बोगटान फुड्सिल R7, Jorayal जोरायल R6, K. I. Singh के. आई. सिंह R7, Purbichauki पूर्वीचौकी R7, Sayal सायल R6',
  kailali:
    'Dhangadhi धनगढी S19, Bhajni भजनी N9, Gauriganga गौरीगङ्गा N11, Ghodaghodi घोडाघोडी N12, Godawari गोदावरी N12, Lamkichuha लम्कीचुहा N10, Tikapur टिकापुर N9, Bardagoriya बर्दगोरिया R6, Chure चुरे R6, Janaki जानकी R9, Joshipur जोशीपुर R7, Kailari कैलारी R9, Mohanyal मोहन्याल R7',
  kanchanpur:
    'Bedkot वेदकोट N10, Belauri बेलौरी N10, Bhimdatta भीमदत्त N19, Krishnapur कृष्णपुर N9, Mahakali महाकाली N10, Punarbas पुनर्वास N11, Shuklaphanta शुक्लाफाँटा N12, Beldandi बेलडाँडी R5, Laljhadi लालझाडी R6',
}
