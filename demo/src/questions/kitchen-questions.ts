import { questionTextsFrom } from './question-text.ts'

export const foodQuestions = questionTextsFrom([
  ['What is the date on the packet?', 'At least six months away when we send it; honey and salt far longer.'],
  [
    'Is it organic?',
    'Where we have a certificate the page says so. The rest is grown without spray, but without paper.',
  ],
  ['कहाँको हो यो?', 'उत्पादन भएको देश विवरणमा छ, ठाउँ प्याकेटमा लेखिएको हुन्छ।'],
  ['How do I keep it fresh?', 'Closed, dry and dark. In the monsoon put the packet into a tin.'],
  ['विदेश लैजान मिल्छ?', 'सिल प्याकेट भएकाले मिल्छ, तर मह र अचार हातेझोलामा होइन, लगेजमा राख्नुहोस्।'],
  ['Is there sugar or colour in it?', 'No, nothing but what the list says.'],
  ['थोकमा लिए सस्तो हुन्छ?', 'पाँच किलोभन्दा माथि लिए हामीलाई लेख्नुहोस्, छुट मिलाउँछौँ।'],
])

export const beautyQuestions = questionTextsFrom([
  ['Is it good for dry skin?', 'Yes, begin with a little in the evening and see how it feels.', 'skin soap'],
  ['Is it the original?', 'Bought from the importer by bill; batch number and date are on the box.'],
  ['गर्भवतीले लगाउन मिल्छ?', 'सामग्रीको सूची हेर्नुहोस् र एक पटक डाक्टरलाई सोध्नुहोला, त्यो नै ढुक्क हुन्छ।'],
  ['Does it smell strong?', 'Of herbs, for about ten minutes.'],
  ['How long does one last?', 'Used daily, two to three months.'],
  ['चिल्लो छालालाई मिल्छ?', 'मिल्छ, राति थोरै मात्र लगाउनुहोस्, बिहान पखाल्नुहोस्।', 'skin soap'],
  [
    'Was it tested on animals?',
    'What we make ourselves was tested on us. For the others the maker’s word is on the page.',
  ],
])

export const homeQuestions = questionTextsFrom([
  [
    'What are the exact measures?',
    'Where they are not in the title, write to us and we measure it: by hand, so give or take a centimetre.',
  ],
  [
    'Does it come in one piece?',
    'Large things come in two boxes with screws and a key. It takes ten minutes.',
    'light',
  ],
  ['सफा कसरी गर्ने?', 'ओसिलो कपडाले पुछ्नुहोस्, घाममा धेरै नराख्नुहोस्।', 'kitchen light'],
  [
    'Can I use it on an induction stove?',
    'If it is steel with a flat base, yes. Brass, copper and clay no.',
    'kitchen',
  ],
  ['धेरै लिए छुट हुन्छ?', 'होटल र होमस्टेका लागि दस वटाभन्दा माथि छुट दिन्छौँ, सन्देश पठाउनुहोस्।'],
  [
    'Will it last in the damp of the monsoon?',
    'Yes, with some air around it. We give it a finish against mould.',
    'bedding light',
  ],
  [
    'Do you carry it up to the fourth floor?',
    'The courier brings it to the door of the house. Upstairs by arrangement.',
  ],
])

export const craftQuestions = questionTextsFrom([
  ['What metal or material is it?', 'As the specification says.'],
  ['Who made it?', 'The name of the maker is on the card in the box.'],
  [
    'पूजामा चलाउन शुद्ध छ?',
    'हो, नयाँ र अप्रयुक्त। प्रयोग गर्नुअघि गङ्गाजल वा सफा पानीले पखाल्नुहोस्।',
    'puja-goods brass-and-copper',
  ],
  [
    'How do I keep it shining?',
    'Lemon and ash, or a dry cloth every week. No steel wool.',
    'brass-and-copper',
  ],
  ['तौल कति छ?', 'तौल कार्डमा लेखिएको हुन्छ; किन्नुअघि जान्न हामीलाई लेख्नुहोस्, तौलेर भन्छौँ।', 'brass-and-copper'],
  [
    'May I take it abroad?',
    'Yes, it is new work. For statues we add the paper of the Department of Archaeology when you ask.',
    'brass-and-copper puja-goods',
  ],
  [
    'Can you make a larger one?',
    'Most things, yes, in three to six weeks. Write to us what you have in mind.',
    'brass-and-copper',
  ],
])
