import type { BaseService } from '../base-service.ts'

const lesson = (hour: number): BaseService['options'] => [
  ['One lesson', 'एक कक्षा', 60, 0, hour],
  ['8 lessons a month', 'महिनामा ८ कक्षा', 480, 0, hour * 7],
]

export const musicServices = {
  madal: {
    category: 'music-lessons',
    title: ['Madal lessons', 'मादल सिकाइ'],
    text: [
      'Khyali, jhyaure, selo: the hands learn before the head. After two months you can sit in at a rodhi without shame.',
      'ख्याली, झ्याउरे, सेलो: टाउकोले भन्दा पहिले हातले सिक्छ। दुई महिनामा रोधीमा ढुक्कले बजाउन सकिन्छ।',
    ],
    unit: 'session',
    options: lesson(600),
    picture: ['own:madal:wood', 'marigold', 'musical-note'],
    warrantyDays: 7,
  },
  flute: {
    category: 'music-lessons',
    title: ['Bansuri lessons', 'बाँसुरी सिकाइ'],
    text: [
      'First the breath, then the note, then the song. A practice flute is lent for the first month.',
      'पहिले सास, अनि स्वर, अनि गीत। पहिलो महिना अभ्यासका लागि बाँसुरी सापट दिइन्छ।',
    ],
    unit: 'session',
    options: lesson(650),
    picture: ['flute', 'pine', 'musical-notes'],
    warrantyDays: 7,
  },
  guitar: {
    category: 'music-lessons',
    title: ['Guitar lessons', 'गितार सिकाइ'],
    text: [
      'Five chords carry half of Nepali song. From there to fingerstyle or to the electric guitar, as you like.',
      'पाँच कर्डले आधा नेपाली गीत धान्छ। त्यहाँबाट फिङ्गरस्टाइल वा इलेक्ट्रिक गितार, जे मन लाग्छ।',
    ],
    unit: 'session',
    options: lesson(700),
    picture: ['own:guitar:wood', 'clay', 'musical-note'],
    warrantyDays: 7,
  },
  keyboard: {
    category: 'music-lessons',
    title: ['Keyboard and harmonium', 'किबोर्ड र हार्मोनियम'],
    text: [
      'Both hands, both scripts of music: sargam and staff. Good for those who want to sing and play at once.',
      'दुवै हात, सङ्गीतका दुवै लिपि: सरगम र स्टाफ। गाउँदै बजाउन चाहनेका लागि राम्रो।',
    ],
    unit: 'session',
    options: lesson(700),
    picture: ['musical-keyboard', 'lilac', 'musical-score'],
    warrantyDays: 7,
  },
  singing: {
    category: 'music-lessons',
    title: ['Singing, classical and adhunik', 'गायन, शास्त्रीय र आधुनिक'],
    text: [
      'Alankar in the morning voice, a bhajan or an old Narayan Gopal song by the end of the month.',
      'बिहानको स्वरमा अलङ्कार, महिनाको अन्त्यमा एउटा भजन वा नारायणगोपालको पुरानो गीत।',
    ],
    unit: 'session',
    options: lesson(750),
    picture: ['microphone', 'blush', 'musical-notes'],
    warrantyDays: 7,
  },
  sarangi: {
    category: 'music-lessons',
    title: ['Sarangi lessons', 'सारङ्गी सिकाइ'],
    text: [
      'Taught by a Gandharba player, by ear, as he learned it. You may weep at the first tune; most do.',
      'गन्धर्व कलाकारबाट, कानैले सुनेर, उहाँले सिकेजस्तै। पहिलो धुनमै आँखा रसाउन सक्छ, धेरैको रसाउँछ।',
    ],
    unit: 'session',
    options: lesson(800),
    picture: ['own:sarangi:wood', 'sky', 'musical-note'],
    warrantyDays: 7,
  },
  drums: {
    category: 'music-lessons',
    title: ['Drum set lessons', 'ड्रम सेट सिकाइ'],
    text: [
      'In our padded room in Kupondole, so your neighbours stay your friends. Sticks are there, shoes off.',
      'कुपण्डोलको आवाज नछिर्ने कोठामा, छिमेकीसँगको मित्रता जोगिन्छ। लट्ठी यहीँ छ, जुत्ता बाहिर।',
    ],
    unit: 'session',
    options: lesson(850),
    picture: ['drum', 'indigo', 'high-voltage'],
    warrantyDays: 7,
  },
  tabla: {
    category: 'music-lessons',
    title: ['Tabla lessons', 'तबला सिकाइ'],
    text: [
      'Teental until it walks by itself, then kaharwa and dadra for songs. For children from eight years.',
      'आफैँ हिँड्ने नभएसम्म तीनताल, त्यसपछि गीतका लागि कहरवा र दादरा। आठ वर्षमाथिका बालबालिकालाई।',
    ],
    unit: 'session',
    options: lesson(700),
    picture: ['own:tabla', 'lokta', 'musical-score'],
    warrantyDays: 7,
  },
  dance: {
    category: 'music-lessons',
    title: ['Folk and charya dance', 'लोक र चर्या नृत्य'],
    text: [
      'Maruni, tamang selo and, for the patient, the slow mudras of charya. In groups of at most six.',
      'मारुनी, तामाङ सेलो र धैर्य हुनेका लागि चर्याका बिस्तारै बग्ने मुद्रा। बढीमा छ जनाको समूह।',
    ],
    unit: 'session',
    options: [
      ['One lesson in a group', 'समूहमा एक कक्षा', 75, 0, 400],
      ['8 lessons in a group', 'समूहमा ८ कक्षा', 600, 0, 2800],
      ['One lesson alone', 'एक्लै एक कक्षा', 60, 0, 800],
    ],
    picture: ['woman-dancing-medium-light', 'marigold', 'musical-notes'],
    warrantyDays: 7,
  },
  childMusic: {
    category: 'music-lessons',
    title: ['Music play for children of 4 to 7', '४ देखि ७ वर्षका लागि सङ्गीत खेल'],
    text: [
      'Clap, hum, drum and listen, forty minutes without a screen. A parent may stay and usually joins in.',
      'ताली, गुनगुन, ढ्याङ्ग्रो र सुनाइ, स्क्रिनबिनाको चालीस मिनेट। बाआमा बस्न मिल्छ, प्रायः सँगै खेल्छन्।',
    ],
    unit: 'session',
    options: [
      ['One morning', 'एक बिहान', 40, 0, 350],
      ['One month, Saturdays', 'एक महिना, शनिबार', 160, 0, 1200],
    ],
    picture: ['maracas', 'sky', 'teddy-bear'],
    warrantyDays: 7,
  },
} satisfies Record<string, BaseService>
