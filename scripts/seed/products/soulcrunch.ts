import { gallery, paragraphs, type SeededProduct, type Serving } from './sheet.ts';

const serving: Serving = { servingSize: 25, servingUnit: 'g', servingMeasure: '1 casquinha', servingsPerPack: 1 };

export const soulcrunch: SeededProduct[] = [
  {
    category: 'soulcrunch',
    number: 1,
    name: 'Soul Crunch Tradicional',
    priceCents: 500,
    description: 'A casquinha dourada de sempre, crocante até a ponta, sem glúten e com 4,2 g de proteína.',
    images: gallery('soulcrunch', 1, {
      whole: 'Casquinha Soul Crunch Tradicional dourada, com luva roxa, em pé entre outras duas deitadas.',
      detail:
        'Detalhe da Soul Crunch Tradicional: massa dourada em losangos, luva roxa e o interior de duas casquinhas.',
    }),
    longDescription: paragraphs(`
      Toda sorveteria tem uma casquinha clássica. A nossa é a Soul Crunch Tradicional, com massa dourada, perfume de
      manteiga e aquele estalo limpo na primeira mordida. É o sabor que combina com tudo e não compete com ninguém.

      Em vez de trigo, a massa leva farinha de arroz, fécula de mandioca e proteína do leite. Ela é assada em chapa de
      losangos e enrolada à mão, ainda quente. Assim fica sem glúten, firme e crocante até a ponta, mesmo com sorvete
      derretendo dentro.

      Peça com duas bolas de Soul Ice ou leve algumas para comer em casa, quebradas sobre o iogurte. Cada casquinha de
      25 g tem 4,2 g de proteína e 101 kcal.
    `),
    benefits: [
      'Sem glúten',
      '4,2 g de proteína por casquinha',
      '101 kcal em 25 g',
      '2 g de açúcares adicionados',
      'Crocante até a ponta',
    ],
    nutrition: {
      ...serving,
      calories: 101,
      carbs: 15.6,
      totalSugars: 2.4,
      addedSugars: 2,
      proteins: 4.2,
      fats: 2.4,
      saturatedFats: 0.8,
      transFats: 0,
      fibers: 1.4,
      sodium: 58,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, açúcar, manteiga, fibra de psyllium, ' +
      'sal e emulsificante lecitina de girassol.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 2,
    name: 'Soul Crunch Chocolate',
    priceCents: 500,
    description: 'Casquinha sem glúten com um banho generoso de chocolate na borda. Pura tentação em 25 g.',
    images: gallery('soulcrunch', 2, {
      whole: 'Casquinha Soul Crunch Chocolate com borda banhada e luva roxa, entre outras duas e pedaços de chocolate.',
      detail: 'Detalhe da Soul Crunch Chocolate: chocolate escorrido na borda, acima da luva roxa.',
    }),
    longDescription: paragraphs(`
      Esta é a casquinha que some antes do sorvete. A Soul Crunch Chocolate recebe um banho de chocolate na borda, que
      escorre pelos losangos, endurece em uma camada fina e quebra junto com a massa. O barulho já faz metade do
      trabalho.

      A base é a da nossa receita tradicional, sem glúten, com farinha de arroz, fécula de mandioca e proteína do leite.
      O chocolate é doce e macio, e faz par com uma massa que continua crocante até o fim.

      Não vamos disfarçar: é a mais doce das nossas casquinhas, com 4,4 g de açúcares adicionados e 118 kcal. Por isso é
      o pedido dos dias especiais. Fica ótima com Soul Ice Morango ou sozinha, junto do café.
    `),
    benefits: [
      'Sem glúten',
      '3,8 g de proteína por casquinha',
      'Banho generoso de chocolate na borda',
      'Continua crocante até o fim do sorvete',
    ],
    nutrition: {
      ...serving,
      calories: 118,
      carbs: 14.4,
      totalSugars: 5,
      addedSugars: 4.4,
      proteins: 3.8,
      fats: 5,
      saturatedFats: 2.6,
      transFats: 0,
      fibers: 1.8,
      sodium: 48,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, cobertura de chocolate (açúcar, massa ' +
      'de cacau, manteiga de cacau, leite em pó integral, emulsificante lecitina de soja), açúcar, manteiga, fibra ' +
      'de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['soy', 'milk'],
    mayContain: ['peanuts'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 3,
    name: 'Soul Crunch Cacau Black',
    priceCents: 500,
    description: 'Massa preta de cacau intenso, sem glúten e quase sem doce. Linda na foto, melhor na mordida.',
    images: gallery('soulcrunch', 3, {
      whole: 'Casquinha Soul Crunch Cacau Black bem escura, com luva roxa, entre outras duas e pedaços de chocolate.',
      detail: 'Detalhe da Soul Crunch Cacau Black: massa preta em losangos, com luva roxa e duas casquinhas deitadas.',
    }),
    longDescription: paragraphs(`
      Preta por fora, preta por dentro e cheia de personalidade. A Soul Crunch Cacau Black leva cacau black direto na
      massa, o que dá essa cor de carvão e um sabor profundo, mais próximo do chocolate amargo que do biscoito.

      Não tem cobertura nem recheio. O cacau vai misturado à farinha de arroz, à fécula de mandioca e à proteína do
      leite, em uma massa sem glúten que assa fininha e estala forte. São 2,9 g de fibras e 4,6 g de proteína por
      casquinha, com 1,5 g de açúcares adicionados.

      O contraste é a graça: experimente com um sorvete bem claro, como o Soul Ice Sonho. Também vale picar sobre o Soul
      Shake Baunilha e fingir que foi sem querer.
    `),
    benefits: [
      'Sem glúten',
      '4,6 g de proteína por casquinha',
      '2,9 g de fibras em 25 g',
      'Só 1,5 g de açúcares adicionados',
      'Cacau black direto na massa',
    ],
    nutrition: {
      ...serving,
      calories: 101,
      carbs: 14,
      totalSugars: 1.8,
      addedSugars: 1.5,
      proteins: 4.6,
      fats: 3,
      saturatedFats: 1.2,
      transFats: 0,
      fibers: 2.9,
      sodium: 62,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, cacau black em pó, açúcar, manteiga, ' +
      'fibra de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 4,
    name: 'Soul Crunch Canela',
    priceCents: 500,
    description: 'Canela quente e massa cor de cobre, com cheiro de bolinho de chuva. Sem glúten e sem fritura.',
    images: gallery('soulcrunch', 4, {
      whole: 'Casquinha Soul Crunch Canela acobreada, com luva branca e rosa, entre outras duas e paus de canela.',
      detail: 'Detalhe da Soul Crunch Canela: massa acobreada em losangos acima da luva clara.',
    }),
    longDescription: paragraphs(`
      Cheiro de canela puxa memória. A Soul Crunch Canela lembra bolinho de chuva, rabanada e cozinha de vó, tudo em uma
      casquinha fina e crocante. A especiaria entra na massa e também por fora, em uma poeirinha que gruda nos dedos.

      A receita é sem glúten, com farinha de arroz, fécula de mandioca e proteína do leite. A canela vai antes de assar,
      porque o calor da chapa solta o perfume e deixa a cor mais acobreada. Cada unidade de 25 g tem 100 kcal e 4,2 g de
      proteína.

      O par perfeito é o Soul Ice Sonho, mas ela também vai bem com café passado na hora. Quebre em pedaços grandes e
      use como colher. A gente garante que ninguém vai reclamar.
    `),
    benefits: ['Sem glúten', '4,2 g de proteína por casquinha', '100 kcal em 25 g', 'Canela na massa e por fora'],
    nutrition: {
      ...serving,
      calories: 100,
      carbs: 15.4,
      totalSugars: 2.6,
      addedSugars: 2.2,
      proteins: 4.2,
      fats: 2.4,
      saturatedFats: 0.8,
      transFats: 0,
      fibers: 1.7,
      sodium: 56,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, açúcar, manteiga, canela em pó, fibra ' +
      'de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 5,
    name: 'Soul Crunch Coco',
    priceCents: 500,
    description: 'Banho branquinho de coco na borda e massa crocante sem glúten. Gosto de cocada em casquinha.',
    images: gallery('soulcrunch', 5, {
      whole: 'Casquinha Soul Crunch Coco com banho branco na borda e luva clara, entre outras duas e metades de coco.',
      detail: 'Detalhe da Soul Crunch Coco: cobertura branca escorrida na borda, acima da luva branca e azul.',
    }),
    longDescription: paragraphs(`
      A Soul Crunch Coco parece cocada vestida de casquinha. A borda é mergulhada em um banho branco de coco, que
      escorre em ondas e endurece com um leve brilho. Você morde e sente primeiro o cremoso, depois o estalo da massa.

      O banho é feito com creme de coco e coco ralado fino. A massa segue sem glúten, de farinha de arroz, fécula de
      mandioca e proteína do leite. Como o coco é generoso em gordura, ela tem 118 kcal em 25 g, acompanhados de 3,8 g
      de proteína.

      Peça com Soul Ice Chocolate, porque coco e cacau nunca brigam. Em casa, guarde em lugar fresco: com muito calor, a
      cobertura amolece e vai parar nos seus dedos. O que, pensando bem, não é problema nenhum.
    `),
    benefits: [
      'Sem glúten',
      '3,8 g de proteína por casquinha',
      'Banho de creme de coco com coco ralado',
      '1,9 g de fibras em 25 g',
    ],
    nutrition: {
      ...serving,
      calories: 118,
      carbs: 14,
      totalSugars: 3.2,
      addedSugars: 2.6,
      proteins: 3.8,
      fats: 5.2,
      saturatedFats: 3.4,
      transFats: 0,
      fibers: 1.9,
      sodium: 50,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, cobertura de coco (creme de coco, ' +
      'açúcar, coco ralado), açúcar, fibra de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 6,
    name: 'Soul Crunch Baunilha',
    priceCents: 500,
    description:
      'Massa clarinha com perfume de baunilha, sem glúten e bem delicada. Deixa qualquer sorvete mais gostoso.',
    images: gallery('soulcrunch', 6, {
      whole: 'Casquinha Soul Crunch Baunilha amarelo-clara, com luva creme, entre outras duas, uma flor e uma fava.',
      detail: 'Detalhe da Soul Crunch Baunilha: massa amarelo-clara em losangos acima da luva creme.',
    }),
    longDescription: paragraphs(`
      A Soul Crunch Baunilha é a mais delicada da turma. A cor é clara, a massa é fininha e o perfume aparece assim que
      você chega perto. Na boca, ela lembra um biscoito amanteigado, daqueles de lata, só que mais leve e crocante.

      A baunilha entra como extrato, junto da farinha de arroz, da fécula de mandioca e da proteína do leite. Assamos um
      pouco menos que a tradicional, para manter o tom dourado-claro e o sabor suave. Continua sem glúten e com 4,1 g de
      proteína em 25 g.

      Sirva com frutas, com sorvete de pistache ou com o nosso shake de morango. É também a favorita de quem gosta de
      comer a casquinha pura, andando pela rua, sem sorvete nenhum.
    `),
    benefits: [
      'Sem glúten',
      '4,1 g de proteína por casquinha',
      '2,3 g de açúcares adicionados em 25 g',
      'Fininha, com gosto de biscoito amanteigado',
    ],
    nutrition: {
      ...serving,
      calories: 100,
      carbs: 15.6,
      totalSugars: 2.7,
      addedSugars: 2.3,
      proteins: 4.1,
      fats: 2.4,
      saturatedFats: 0.8,
      transFats: 0,
      fibers: 1.3,
      sodium: 55,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, açúcar, manteiga, extrato de baunilha, ' +
      'fibra de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 7,
    name: 'Soul Crunch Morango',
    priceCents: 500,
    description: 'Casquinha rosa com morango na massa, crocante e sem glúten. A mais fofa da vitrine.',
    images: gallery('soulcrunch', 7, {
      whole: 'Casquinha Soul Crunch Morango cor-de-rosa, com luva rosa e roxa, entre outras duas e morangos.',
      detail: 'Detalhe da Soul Crunch Morango: massa cor-de-rosa em losangos acima da luva rosa e roxa.',
    }),
    longDescription: paragraphs(`
      Rosa por inteiro, da borda à ponta. A Soul Crunch Morango ganha cor e sabor da fruta em pó, misturada na massa
      antes de ir à chapa. O resultado é uma casquinha alegre, com um azedinho discreto que aparece no fim da mordida.

      Fazemos sem glúten, com farinha de arroz, fécula de mandioca e proteína do leite. O tempo de chapa é curto, para o
      rosa não escurecer e a fruta não perder a graça. São 4 g de proteína e 99 kcal em cada casquinha de 25 g.

      É sucesso em festa de criança e em foto de aniversário. Para comer, sugerimos Soul Ice Chocolate, no melhor estilo
      morango com cobertura. Ou uma bola de sonho, se você gosta de clima de padaria.
    `),
    benefits: [
      'Sem glúten',
      '4 g de proteína por casquinha',
      '99 kcal em 25 g',
      'Cor e sabor de morango em pó na massa',
    ],
    nutrition: {
      ...serving,
      calories: 99,
      carbs: 15.8,
      totalSugars: 3,
      addedSugars: 2.2,
      proteins: 4,
      fats: 2.2,
      saturatedFats: 0.7,
      transFats: 0,
      fibers: 1.6,
      sodium: 52,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, açúcar, morango em pó, manteiga, fibra ' +
      'de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 8,
    name: 'Soul Crunch Amendoim',
    priceCents: 500,
    description: 'Borda banhada em pasta de amendoim e massa sem glúten. Crocante, tostada e com 5,2 g de proteína.',
    images: gallery('soulcrunch', 8, {
      whole: 'Casquinha Soul Crunch Amendoim com cobertura caramelo e luva branca, entre outras duas e amendoins.',
      detail: 'Detalhe da Soul Crunch Amendoim: cobertura cor de caramelo na borda, acima da luva clara.',
    }),
    longDescription: paragraphs(`
      Para quem come pasta de amendoim direto do pote, com a porta do armário ainda aberta. A Soul Crunch Amendoim tem a
      borda coberta por uma camada da pasta, tostada e levemente salgada, que gruda na massa e some rapidinho.

      Usamos amendoim torrado e moído na hora. A massa é a nossa, sem glúten, com farinha de arroz, fécula de mandioca e
      proteína do leite. Juntos, chegam a 5,2 g de proteína por unidade, a maior marca entre as casquinhas Soul Crunch.

      Pede sorvete de chocolate, sem discussão. Também vai bem com banana e um fio de mel, em um lanche improvisado de
      fim de tarde. Depois da mordida, é normal querer lamber os dedos. Ninguém está olhando.
    `),
    benefits: [
      'Sem glúten',
      'A casquinha mais proteica: 5,2 g de proteína',
      'Cobertura de pasta de amendoim torrado',
      '1,8 g de fibras em 25 g',
      '2,2 g de açúcares adicionados',
    ],
    nutrition: {
      ...serving,
      calories: 116,
      carbs: 13,
      totalSugars: 2.8,
      addedSugars: 2.2,
      proteins: 5.2,
      fats: 4.8,
      saturatedFats: 1,
      transFats: null,
      fibers: 1.8,
      sodium: 66,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, pasta de amendoim (amendoim torrado, ' +
      'sal), açúcar, fibra de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['peanuts', 'milk'],
    mayContain: ['soy'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 9,
    name: 'Soul Crunch Limão',
    priceCents: 500,
    description: 'Raspas de limão na massa, cor de verão e final cítrico. Sem glúten e muito refrescante.',
    images: gallery('soulcrunch', 9, {
      whole: 'Casquinha Soul Crunch Limão verde-clara, com luva branca e verde, entre outras duas e rodelas de limão.',
      detail: 'Detalhe da Soul Crunch Limão: massa verde-clara em losangos acima da luva branca e verde.',
    }),
    longDescription: paragraphs(`
      A Soul Crunch Limão é um sorriso em forma de casquinha. O verdinho chama atenção, mas o que conquista é o perfume
      das raspas, misturadas à massa crua. Na boca, vem primeiro o biscoito e depois um cítrico fresco, sem amargor.

      Só a parte verde da casca entra na receita, porque a branca amarga. O resto é o que você já conhece: farinha de
      arroz, fécula de mandioca e proteína do leite, em uma massa sem glúten que assa rápido e estala bonito. São 4 g de
      proteína por casquinha de 25 g.

      Em dia quente, ela brilha ao lado do Soul Shake Coco. Com Soul Ice Morango, vira piquenique. E, triturada sobre um
      creme gelado, lembra aquela torta de limão da sobremesa de domingo.
    `),
    benefits: ['Sem glúten', '4 g de proteína por casquinha', '100 kcal em 25 g', 'Raspas de limão direto na massa'],
    nutrition: {
      ...serving,
      calories: 100,
      carbs: 15.9,
      totalSugars: 2.8,
      addedSugars: 2.4,
      proteins: 4,
      fats: 2.3,
      saturatedFats: 0.7,
      transFats: 0,
      fibers: 1.4,
      sodium: 54,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, açúcar, manteiga, raspas de limão, ' +
      'fibra de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulcrunch',
    number: 10,
    name: 'Soul Crunch Café',
    priceCents: 500,
    description: 'Café moído fino na massa e borda de chocolate amargo. A casquinha sem glúten do povo do cafezinho.',
    images: gallery('soulcrunch', 10, {
      whole: 'Casquinha Soul Crunch Café com borda escura e luva roxa, entre outras duas e grãos de café torrados.',
      detail: 'Detalhe da Soul Crunch Café: cobertura escura escorrida na borda, acima da luva roxa.',
    }),
    longDescription: paragraphs(`
      Café e crocância sempre se deram bem. Na Soul Crunch Café, o grão torrado vai moído bem fininho na massa, e a
      borda recebe uma camada leve de chocolate amargo. O sabor é tostado, adulto, com pouco doce e um final que dura.

      A massa é sem glúten, de farinha de arroz, fécula de mandioca e proteína do leite. O chocolate entra em camada
      fina, só na borda, para acompanhar sem tomar conta. Cada casquinha de 25 g tem 4 g de proteína e 109 kcal.

      Peça com Soul Ice Sonho e imagine um café com creme na varanda. Ou use como colherzinha do seu Soul Coffee
      Cappuccino, até ela amolecer na medida. Contém cafeína, em quantidade pequena, mas vale saber.
    `),
    benefits: [
      'Sem glúten',
      '4 g de proteína por casquinha',
      'Café torrado e moído fino na massa',
      'Borda de chocolate amargo, pouco doce',
      '2 g de fibras em 25 g',
    ],
    nutrition: {
      ...serving,
      calories: 109,
      carbs: 14.4,
      totalSugars: 3.2,
      addedSugars: 2.8,
      proteins: 4,
      fats: 3.9,
      saturatedFats: 1.4,
      transFats: 0,
      fibers: 2,
      sodium: 50,
    },
    ingredients:
      'Farinha de arroz, fécula de mandioca, proteína concentrada do leite, cobertura de chocolate amargo (massa de' +
      ' cacau, açúcar, manteiga de cacau, emulsificante lecitina de soja), açúcar, café torrado e moído, manteiga, ' +
      'fibra de psyllium, sal e emulsificante lecitina de girassol.',
    contains: ['soy', 'milk'],
    mayContain: ['peanuts'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
];
