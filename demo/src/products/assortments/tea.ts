import type { Assortment } from '../product-kind.ts'

const ilam = 'ilam-chiya-ghar'

export const tea: Assortment = {
  category: 'tea',
  vendors: ilam,
  madeIn: 'nepal',
  warranty: ['Best within 18 months of packing', 'प्याक गरेको १८ महिनाभित्र उत्तम'],
  care: ['Keep dry, dark and away from spices', 'सुक्खा, अँध्यारो र मसलाबाट टाढा राख्ने'],
  closings: [
    ['Take water just off the boil and give it three minutes.', 'उम्लिन छाडेको पानी लिनुहोस्, तीन मिनेट दिनुहोस्।'],
    ['The label names the garden and the month.', 'लेबलमा बगान र महिना लेखिएको हुन्छ।'],
    [
      'Kept cool and dry it holds its scent for more than a year.',
      'शीतल र सुक्खामा राखे वर्ष दिनभन्दा बढी बास्ना रहन्छ।',
    ],
  ],
  kinds: [
    {
      title: ['{} orthodox tea', '{} अर्थोडक्स चिया'],
      headline: ['Two leaves and a bud, rolled whole', 'दुई पात एक सुइरो, सिङ्गै बेरिएको'],
      about: [
        'From gardens between 1,400 and 2,000 metres around Ilam and Fikkal. Clear in the cup, with flowers first and honey after.',
        'इलाम र फिक्कल वरपरका १,४०० देखि २,००० मिटरका बगानबाट। कपमा सफा, पहिले फूल अनि महको स्वाद।',
      ],
      price: 420,
      drawing: 'own:tin:brick:teapot',
      beside: 'teacup-without-handle',
      varieties: [
        ['Ilam second-flush', 'इलामको दोस्रो टिपाइको', 1, 'own:tin:red:teapot'],
        ['Ilam autumn', 'इलामको शरद् टिपाइको', 0.92, 'own:tin:marigold:maple-leaf'],
        ['Ilam monsoon', 'इलामको बर्खे', 0.7, 'own:tin:glacier:droplet'],
        ['Kanyam single-garden', 'कन्याम बगानको', 1.3, 'own:tin:pine:mountain'],
        ['Jun Chiyabari spring', 'जुन चियाबारीको वसन्ते', 1.35, 'own:tin:plum:cherry-blossom'],
      ],
      sizes: '100 g, 250 g*2.2, 500 g*4.1',
      facts: [
        [['1,800 m', '१,८०० मिटर'], ['Gardens above Fikkal', 'फिक्कलमाथिका बगान'], 'mountain'],
        [['Two and a bud', 'दुई पात एक सुइरो'], ['Picked by hand', 'हातले टिपिएको'], 'herb'],
        [['3 cups', '३ कप'], ['From the same leaves', 'उही पातबाट'], 'teacup-without-handle'],
      ],
      vendors: ilam,
    },
    {
      title: ['Green tea from {}', '{}को हरियो चिया'],
      headline: ['Steamed the hour it is picked', 'टिपेकै घडी बाफ दिइएको'],
      about: [
        'Grassy and soft, without bitterness when the water is not too hot. Low in caffeine.',
        'घाँसे र नरम, पानी धेरै तातो नभए टर्रो हुँदैन। क्याफिन कम।',
      ],
      price: 380,
      drawing: 'own:packet:leaf:teacup-without-handle',
      varieties: [
        ['Ilam', 'इलाम', 1, 'own:packet:leaf:teacup-without-handle'],
        ['Panchthar', 'पाँचथर', 1.05, 'own:packet:mint:teacup-without-handle'],
      ],
      sizes: '100 g, 200 g*1.9',
      vendors: ilam,
    },
    {
      title: ['White tea, {}', 'सेतो चिया, {}'],
      headline: ['Only the unopened bud', 'नफक्रेको सुइरो मात्र'],
      about: [
        'Silver down on every bud, dried in shade and never rolled. Sweet like fresh hay.',
        'हरेक सुइरोमा चाँदीजस्तो भुवा, छायामा सुकाइएको, नबेरिएको। ताजा परालजस्तो गुलियो।',
      ],
      price: 1250,
      drawing: 'own:tin:cream:herb',
      varieties: [
        ['silver needles', 'चाँदी सुइरो', 1, 'own:tin:steel:herb'],
        ['white peony', 'सेतो पियोनी', 0.75, 'own:tin:cream:blossom'],
      ],
      sizes: '50 g, 100 g*1.95',
      vendors: ilam,
    },
    {
      title: ['CTC tea, {}', 'सीटीसी चिया, {}'],
      headline: ['Strong, red, made for milk', 'कडा, रातो, दूधका लागि बनेको'],
      about: [
        'Small hard grains from Jhapa that give their colour at once. The tea of every bus stop between Mechi and Mahakali.',
        'झापाका साना कडा दाना, रङ तुरुन्तै आउने। मेचीदेखि महाकालीसम्मका बसबिसौनीको चिया।',
      ],
      price: 210,
      drawing: 'own:packet:red:hot-beverage',
      beside: 'glass-of-milk',
      varieties: [
        ['strong', 'कडा', 1, 'own:packet:red:hot-beverage'],
        ['gold grain', 'सुनौलो दाना', 1.25, 'own:packet:ochre:hot-beverage'],
      ],
      sizes: '250 g, 500 g*1.95',
      vendors: `${ilam} asan-masala-bhandar`,
    },
    {
      title: ['Chiya with {}', '{} चिया'],
      headline: ['Black tea and one good friend', 'कालो चिया र एउटा राम्रो साथी'],
      about: [
        'Orthodox leaf from the second flush, dried together with what gives it its name. Good with and without milk.',
        'दोस्रो टिपाइको अर्थोडक्स पात, नाम दिने चीजसँगै सुकाइएको। दूध हाले पनि नहाले पनि मिठो।',
      ],
      price: 340,
      drawing: 'own:packet:brick:teapot',
      varieties: [
        ['ginger', 'अदुवा', 1, 'own:packet:ginger:ginger-root'],
        ['lemongrass', 'लेमनग्रास', 1, 'own:packet:leaf:herb'],
        ['tulsi', 'तुलसी', 1.05, 'own:packet:pine:herb'],
        ['orange peel', 'सुन्तलाको बोक्रा', 1.1, 'own:packet:orange:tangerine'],
        ['rhododendron', 'गुराँस', 1.3, 'own:packet:red:hibiscus'],
        ['cinnamon', 'दालचिनी', 1.1, 'own:packet:cumin:wood'],
      ],
      sizes: '100 g, 200 g*1.85',
      vendors: ilam,
    },
    {
      title: ['Herbal tea, {}', 'जडीबुटी चिया, {}'],
      headline: ['No tea leaf, no caffeine', 'चियापत्ती छैन, क्याफिन छैन'],
      about: [
        'Leaves and flowers gathered in the hills, dried in shade. Pour on boiling water and cover for five minutes.',
        'पहाडमा टिपिएका पात र फूल, छायामा सुकाइएका। उम्लेको पानी हालेर पाँच मिनेट छोप्नुहोस्।',
      ],
      price: 290,
      drawing: 'own:packet:lemon:blossom',
      varieties: [
        ['chamomile', 'क्यामोमाइल', 1.1, 'own:packet:lemon:blossom'],
        ['nettle', 'सिस्नो', 0.9, 'own:packet:moss:seedling'],
        ['mint', 'पुदिना', 0.9, 'own:packet:teal:leafy-green'],
      ],
      sizes: '50 g, 100 g*1.85',
      vendors: `${ilam} jumla-jaibik-kosheli`,
    },
    {
      title: ['Tea bags, {}', 'चियाको पोका, {}'],
      headline: ['Good leaf, for mornings in a hurry', 'हतारको बिहानका लागि पनि राम्रो पात'],
      about: [
        'The same leaf as in our tins, cut a little smaller. Paper bags with a cotton thread, no staple.',
        'बट्टाकै पात, अलि मसिनो काटिएको। सुती धागो भएका कागजका पोका, स्टिच पिन छैन।',
      ],
      price: 260,
      drawing: 'own:box:red:teacup-without-handle',
      beside: 'teacup-without-handle',
      varieties: [
        ['orthodox black', 'अर्थोडक्स कालो', 1, 'own:box:maroon:teacup-without-handle'],
        ['green', 'हरियो', 1.05, 'own:box:pine:teacup-without-handle'],
        ['masala', 'मसला', 1.1, 'own:box:marigold:teacup-without-handle'],
      ],
      sizes: '25 bags, 50 bags*1.85',
      vendors: ilam,
    },
    {
      title: ['Gift box of {} teas', '{} चियाको उपहार बाकस'],
      headline: ['A walk through Ilam in small tins', 'साना बट्टामा इलामको यात्रा'],
      about: [
        'Small tins of 40 grams in a box of lokta board, with a card that tells how to brew each.',
        'लोक्ता बाकसमा ४० ग्रामका साना बट्टा, हरेक कसरी पकाउने भन्ने कार्डसहित।',
      ],
      price: 1150,
      drawing: 'wrapped-gift',
      beside: 'teapot',
      varieties: [
        ['three', 'तीन'],
        ['six', 'छ', 1.8],
      ],
      vendors: ilam,
    },
  ],
}
