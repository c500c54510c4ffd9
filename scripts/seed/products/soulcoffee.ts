import { gallery, paragraphs, type SeededProduct, type Serving } from './sheet.ts';

const serving: Serving = { servingSize: 240, servingUnit: 'ml', servingMeasure: '1 copo', servingsPerPack: 1 };

export const soulcoffee: SeededProduct[] = [
  {
    category: 'soulcoffee',
    number: 1,
    name: 'Soul Coffee Cappuccino',
    priceCents: 1690,
    description:
      'Espresso, leite vaporizado e muita espuma, com proteína na mistura. O cappuccino que sustenta a conversa.',
    images: gallery('soulcoffee', 1, {
      whole:
        'Copo de Soul Coffee Cappuccino para viagem, fumegante, com tampa branca e luva roxa, entre grãos de café.',
      detail: 'Detalhe do Soul Coffee Cappuccino: luva roxa com onda rosa no copo branco.',
    }),
    longDescription: paragraphs(`
      Um bom cappuccino começa no espresso, e o nosso sai curto e encorpado. O leite vem em seguida, vaporizado com
      proteína até ficar brilhante. Por cima, dois dedos de espuma firme e um sopro de canela.

      O sabor é equilibrado: o café aparece, o leite arredonda e o doce vem só da lactose, já que a receita tem 0 g de
      açúcares adicionados. São 15 g de proteína em um copo de 240 ml, sem aquele gosto de pó no fundo.

      Pegue na saída da academia, antes do ônibus ou no intervalo da tarde. O copo tem tampa e luva, então viaja bem e
      não queima a mão. Para quem gosta mais docinho, o adoçante fica no balcão. Contém cafeína.
    `),
    benefits: [
      '15 g de proteína por copo',
      '0 g de açúcares adicionados',
      '134 kcal em 240 ml',
      'Espresso curto, leite vaporizado e espuma firme',
    ],
    nutrition: {
      ...serving,
      calories: 134,
      carbs: 10.4,
      totalSugars: 8.2,
      addedSugars: 0,
      proteins: 15,
      fats: 3.6,
      saturatedFats: 2.2,
      transFats: 0,
      fibers: 0.5,
      sodium: 120,
    },
    ingredients:
      'Leite semidesnatado, café espresso (água, café torrado e moído), proteína concentrada do soro do leite, ' +
      'canela em pó e espessante goma xantana.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
  {
    category: 'soulcoffee',
    number: 2,
    name: 'Soul Coffee Mocha',
    priceCents: 1690,
    description:
      'Espresso e chocolate meio amargo no mesmo copo, com leite cremoso. Café para quem não abre mão da sobremesa.',
    images: gallery('soulcoffee', 2, {
      whole: 'Copo de Soul Coffee Mocha para viagem, fumegante, com tampa roxa e luva rosa, entre chocolate e café.',
      detail: 'Detalhe do Soul Coffee Mocha: luva rosa com onda roxa no copo branco.',
    }),
    longDescription: paragraphs(`
      Café ou chocolate? O Soul Coffee Mocha responde com os dois. O espresso chega forte, o chocolate meio amargo
      derrete dentro dele, e o leite cremoso faz as pazes entre um e outro. Cada gole termina com gosto de trufa.

      Derretemos o chocolate no próprio espresso quente, antes de entrar o leite vaporizado com proteína. É isso que
      deixa a bebida lisa e brilhante, sem borra no fim. Um copo de 240 ml tem 15,5 g de proteína e 2,8 g de açúcares
      adicionados.

      Funciona como sobremesa depois do almoço e como prêmio no fim do expediente. No frio, segure com as duas mãos. Se
      a fome apertar, uma Soul Crunch Cacau Black faz as vezes de biscoito. Contém cafeína.
    `),
    benefits: [
      '15,5 g de proteína por copo',
      '2,8 g de açúcares adicionados em 240 ml',
      '2,2 g de fibras por copo',
      'Chocolate meio amargo derretido no espresso',
    ],
    nutrition: {
      ...serving,
      calories: 157,
      carbs: 13.8,
      totalSugars: 9.6,
      addedSugars: 2.8,
      proteins: 15.5,
      fats: 4.4,
      saturatedFats: 2.6,
      transFats: 0,
      fibers: 2.2,
      sodium: 130,
    },
    ingredients:
      'Leite semidesnatado, café espresso (água, café torrado e moído), proteína concentrada do soro do leite, ' +
      'chocolate meio amargo (massa de cacau, açúcar, manteiga de cacau, emulsificante lecitina de soja), cacau em ' +
      'pó e espessante goma xantana.',
    contains: ['soy', 'milk'],
    mayContain: ['peanuts'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
];
