import { gallery, paragraphs, type SeededProduct, type Serving } from './sheet.ts';

const serving: Serving = { servingSize: 200, servingUnit: 'ml', servingMeasure: '1 xícara', servingsPerPack: 1 };

export const soulfuel: SeededProduct[] = [
  {
    category: 'soulfuel',
    number: 1,
    name: 'Soul Fuel Cacau',
    priceCents: 1490,
    description:
      'Cacau quente, encorpado e pouco doce, com espuma de leite por cima. Um abraço com 10,5 g de proteína.',
    images: gallery('soulfuel', 1, {
      whole: 'Caneca de Soul Fuel Cacau fumegante sobre pires rosa, com um coração na espuma e chocolate ao lado.',
      detail: 'Detalhe do Soul Fuel Cacau: caneca branca com o nome do produto e um coração na espuma de cacau.',
    }),
    longDescription: paragraphs(`
      Esqueça o achocolatado ralinho. O Soul Fuel Cacau é uma bebida quente de verdade, escura, espessa e com gosto de
      cacau torrado. O doce fica lá atrás, quase tímido, e uma pitada de canela aparece no final.

      Aquecemos o leite sem deixar ferver, misturamos o cacau e a proteína com cuidado e finalizamos com uma camada de
      espuma. A xícara de 200 ml tem 10,5 g de proteína e 2,6 g de fibras. Você sente o corpo da bebida logo no primeiro
      gole.

      É companhia para a manhã fria, para o livro no fim da noite ou para aquela conversa que pede mesa de canto. Serve
      puro ou com uma casquinha Soul Crunch Tradicional no lugar da colher. Pode mergulhar sem vergonha.
    `),
    benefits: [
      '10,5 g de proteína por xícara',
      '2,6 g de fibras em 200 ml',
      'Só 1,2 g de açúcares adicionados',
      'Cacau encorpado, com espuma de leite',
    ],
    nutrition: {
      ...serving,
      calories: 109,
      carbs: 9.6,
      totalSugars: 5.4,
      addedSugars: 1.2,
      proteins: 10.5,
      fats: 3.2,
      saturatedFats: 1.9,
      transFats: 0,
      fibers: 2.6,
      sodium: 95,
    },
    ingredients:
      'Leite semidesnatado, proteína concentrada do soro do leite, cacau em pó, açúcar, canela em pó e espessante ' +
      'goma xantana.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
  {
    category: 'soulfuel',
    number: 2,
    name: 'Soul Fuel Chai',
    priceCents: 1490,
    description: 'Chá preto, leite cremoso, canela, gengibre e anis. Uma xícara perfumada para diminuir o ritmo.',
    images: gallery('soulfuel', 2, {
      whole: 'Caneca branca de Soul Fuel Chai fumegante sobre pires roxo, com canela em pau e anis-estrelado ao lado.',
      detail: 'Detalhe do Soul Fuel Chai: caneca branca com o nome do produto e um coração na espuma clara.',
    }),
    longDescription: paragraphs(`
      O perfume chega antes da xícara. O Soul Fuel Chai mistura chá preto com canela, gengibre, cardamomo, cravo e
      anis-estrelado, tudo em infusão lenta. É doce no aroma, picante na medida e macio por causa do leite.

      Depois de coar, juntamos leite vaporizado e proteína, e batemos até formar uma espuma fina. O resultado é sedoso,
      com aquele calorzinho de gengibre que fica na boca. Cada xícara de 200 ml leva 10 g de proteína e tem 99 kcal.

      Gostamos dele no meio da tarde, com chuva na janela, ou logo cedo, quando o café ainda parece cedo demais. O
      chá preto contém cafeína, em dose mais tranquila que a do café. Beba quente, sem olhar para o relógio.
    `),
    benefits: [
      '10 g de proteína por xícara',
      '99 kcal em 200 ml',
      'Só 1,8 g de açúcares adicionados',
      'Chá preto com cinco especiarias em infusão lenta',
    ],
    nutrition: {
      ...serving,
      calories: 99,
      carbs: 8.8,
      totalSugars: 6.4,
      addedSugars: 1.8,
      proteins: 10,
      fats: 2.6,
      saturatedFats: 1.5,
      transFats: 0,
      fibers: null,
      sodium: 88,
    },
    ingredients:
      'Água, leite semidesnatado, proteína concentrada do soro do leite, açúcar, chá preto, canela, gengibre, ' +
      'cardamomo, cravo-da-índia e anis-estrelado.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
];
