import type { Assortment } from '../product-kind.ts'

export const coffee: Assortment = {
  category: 'coffee',
  vendors: 'gulmi-kafi-bagan',
  madeIn: 'nepal',
  warranty: ['Best within 6 months of roasting', 'भुटेको ६ महिनाभित्र उत्तम'],
  care: ['Keep closed and cool, not in the fridge', 'बन्द र शीतल ठाउँमा, फ्रिजमा होइन'],
  closings: [
    ['Roasted on Sundays and sent on Mondays.', 'आइतबार भुटेर सोमबार पठाइन्छ।'],
    ['The farmers get a third of the price on the bag.', 'झोलामा लेखिएको मूल्यको एक तिहाइ किसानले पाउँछन्।'],
    ['A valve in the bag lets the gas out and no air in.', 'झोलाको भल्भले ग्यास बाहिर पठाउँछ, हावा भित्र पस्दैन।'],
  ],
  kinds: [
    {
      title: ['Arabica beans from {}', '{}को अराबिका गेडा'],
      headline: ['Grown in the shade of orange trees', 'सुन्तलाको रूखमुनि हुर्किएको'],
      about: [
        'Washed arabica from small plots, sorted three times by hand. Cocoa, orange and a clean end.',
        'साना बारीको धोइएको अराबिका, तीन पटक हातले केलाइएको। कोको, सुन्तला र सफा अन्त्य।',
      ],
      price: 620,
      drawing: 'own:packet:coffee:beans',
      beside: 'hot-beverage',
      varieties: [
        ['Gulmi', 'गुल्मी', 1, 'own:packet:coffee:beans'],
        ['Palpa', 'पाल्पा', 1, 'own:packet:brick:beans'],
        ['Kavre', 'काभ्रे', 1.05, 'own:packet:pine:beans'],
        ['Nuwakot', 'नुवाकोट', 1.05, 'own:packet:indigo:beans'],
      ],
      sizes: '250 g, 500 g*1.9, 1 kg*3.6',
      facts: [
        [['1,300 m', '१,३०० मिटर'], ['Shade-grown', 'छायामा हुर्किएको'], 'mountain'],
        [['Medium', 'मध्यम'], ['Roasted on Sundays', 'आइतबार भुटिएको'], 'fire'],
        [['412', '४१२'], ['Families who grow it', 'खेती गर्ने परिवार'], 'house-with-garden'],
      ],
    },
    {
      title: ['Ground coffee, {}', 'पिँधेको कफी, {}'],
      headline: ['Ground for the way you brew', 'पकाउने तरिकाअनुसार पिँधेको'],
      about: [
        'One bean from Gulmi, one roast, three ways of grinding. Say goodbye to the jar of instant.',
        'गुल्मीको एउटै गेडा, एउटै भुटाइ, फरक-फरक पिँधाइ। इन्स्ट्यान्टको सिसीलाई बिदा।',
      ],
      price: 640,
      drawing: 'own:tin:coffee:hot-beverage',
      beside: 'hot-beverage',
      varieties: [
        ['for filter', 'फिल्टरका लागि', 1, 'own:tin:coffee:hot-beverage'],
        ['for moka pot', 'मोका पटका लागि', 1, 'own:tin:red:hot-beverage'],
        ['for French press', 'फ्रेन्च प्रेसका लागि', 1, 'own:tin:indigo:hot-beverage'],
      ],
      sizes: '250 g, 500 g*1.9',
    },
    {
      title: ['Drip coffee bags, {}', 'ड्रिप कफी पोका, {}'],
      headline: ['A cup, hot water, two minutes', 'एक कप, तातो पानी, दुई मिनेट'],
      about: [
        'Twelve grams in a filter that hangs on the rim of the cup. For the trail, the bus and the office.',
        'कपको किनारामा झुन्डिने फिल्टरमा १२ ग्राम। बाटो, बस र अफिसका लागि।',
      ],
      price: 560,
      drawing: 'own:box:coffee:hot-beverage',
      beside: 'hot-beverage',
      varieties: [
        ['medium roast', 'मध्यम भुटाइ', 1, 'own:box:wood:hot-beverage'],
        ['dark roast', 'गाढा भुटाइ', 1, 'own:box:coffee:hot-beverage'],
      ],
      sizes: '10 bags, 20 bags*1.85',
    },
    {
      title: ['Peaberry, {}', 'पिबेरी, {}'],
      headline: ['One round bean where others have two', 'अरूमा दुई, यसमा एउटै गोलो गेडा'],
      about: [
        'Five in a hundred cherries carry a peaberry. Sorted out by hand, roasted light, tastes of black currant.',
        'सयमा पाँच फलमा मात्र पिबेरी हुन्छ। हातले छुट्याएर हलुका भुटिएको, किम्बुको झल्को आउने।',
      ],
      price: 980,
      drawing: 'own:packet:ochre:beans',
      beside: 'hot-beverage',
      varieties: [
        ['light roast', 'हलुका भुटाइ', 1, 'own:packet:ochre:beans'],
        ['medium roast', 'मध्यम भुटाइ', 1, 'own:packet:garam:beans'],
      ],
      sizes: '200 g, 400 g*1.9',
    },
    {
      title: ['Coffee from natural drying, {}', 'फलसँगै सुकाइएको कफी, {}'],
      headline: ['Dried in the fruit, for three weeks', 'फलभित्रै तीन हप्ता सुकाइएको'],
      about: [
        'The cherries dry on raised beds of bamboo and are turned every hour. Heavy, sweet, like ripe mango.',
        'बाँसको मचानमा हरेक घण्टा पल्टाउँदै सुकाइएको फल। गाढा, गुलियो, पाकेको आँपजस्तो।',
      ],
      price: 850,
      drawing: 'own:packet:maroon:cherries',
      beside: 'beans',
      varieties: [
        ['Syangja', 'स्याङ्जा', 1, 'own:packet:maroon:cherries'],
        ['Gulmi', 'गुल्मी', 1.05, 'own:packet:orange:beans'],
      ],
      sizes: '250 g, 500 g*1.9',
    },
    {
      title: ['Cold brew pack, {}', 'चिसो कफी प्याक, {}'],
      headline: ['In water overnight, in the glass at noon', 'रातभर पानीमा, दिउँसो गिलासमा'],
      about: [
        'Coarse coffee in cotton bags; one bag makes a litre. Keeps for five days in the fridge.',
        'सुती पोकामा खस्रो कफी; एउटा पोकाले एक लिटर बन्छ। फ्रिजमा पाँच दिन टिक्छ।',
      ],
      price: 490,
      drawing: 'cup-with-straw',
      beside: 'ice',
      varieties: [
        ['plain', 'सादा'],
        ['with cinnamon', 'दालचिनीसहित', 1.08],
      ],
      sizes: '4 bags, 8 bags*1.85',
    },
  ],
}
