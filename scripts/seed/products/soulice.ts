import { type Declaration, gallery, paragraphs, type SeededProduct, type Serving } from './sheet.ts';

const serving: Serving = { servingSize: 120, servingUnit: 'g', servingMeasure: '1 copinho', servingsPerPack: 1 };

/** Recipes that the tubs share. */
export const sonho: Declaration = {
  ingredients:
    'Leite semidesnatado, proteína concentrada do soro do leite, fibra solúvel de milho, creme de leite, açúcar, ' +
    'gema de ovo pasteurizada, extrato de baunilha, sal e estabilizantes goma guar e goma xantana.',
  contains: ['eggs', 'milk'],
  mayContain: ['peanuts', 'soy', 'pistachios'],
  gluten: 'free',
  lactose: 'contains',
  caffeine: 0,
};

export const pistache: Declaration = {
  ingredients:
    'Leite semidesnatado, proteína concentrada do soro do leite, pasta de pistache (pistache torrado), fibra ' +
    'solúvel de milho, açúcar, sal e estabilizantes goma guar e goma xantana.',
  contains: ['milk', 'pistachios'],
  mayContain: ['eggs', 'peanuts', 'soy'],
  gluten: 'free',
  lactose: 'contains',
  caffeine: 0,
};

export const soulice: SeededProduct[] = [
  {
    category: 'soulice',
    number: 1,
    name: 'Soul Ice Sonho',
    priceCents: 1690,
    description: 'O sonho da padaria em forma de sorvete: creme de confeiteiro, baunilha e um quê de massa douradinha.',
    images: gallery('soulice', 1, {
      whole: 'Copinho roxo de Soul Ice Sonho com bolas de sorvete cor de creme e colher roxa, entre sonhos recheados.',
      detail: 'Detalhe do Soul Ice Sonho: bolas de sorvete cor de creme sobre o copinho com rótulo roxo.',
    }),
    longDescription: paragraphs(`
      Sabe aquele sonho da padaria, com creme saindo pela borda e açúcar na ponta do nariz? Ele virou sorvete. O Soul
      Ice Sonho tem gosto de creme de confeiteiro, perfume de baunilha e um fundo tostadinho que lembra massa
      recém-frita.

      A base leva leite, whey e gema, cozida como um creme de verdade e depois batida devagar, com ar na medida. Por
      isso a bola fica macia, firme e derrete sem virar água. Cada copinho de 120 g tem 12 g de proteína.

      É sobremesa de almoço em família, é pausa de quarta-feira, é consolo de dia cinza. Peça com farofinha de biscoito
      por cima ou dentro de uma casquinha Soul Crunch Canela. Aí o sonho fica completo.
    `),
    benefits: [
      '12 g de proteína por copinho',
      '160 kcal em 120 g',
      '3,2 g de fibras por copinho',
      '3,6 g de açúcares adicionados',
      'Gosto de creme de confeiteiro, feito com gema',
    ],
    nutrition: {
      ...serving,
      calories: 160,
      carbs: 18,
      totalSugars: 8,
      addedSugars: 3.6,
      proteins: 12,
      fats: 4.4,
      saturatedFats: 2.6,
      transFats: 0,
      fibers: 3.2,
      sodium: 96,
    },
    ...sonho,
    featured: false,
    active: true,
  },
  {
    category: 'soulice',
    number: 2,
    name: 'Soul Ice Pistache',
    priceCents: 1890,
    description: 'Pistache torrado e moído, em um sorvete denso e pouco doce. Para quem leva pistache a sério.',
    images: gallery('soulice', 2, {
      whole: 'Copinho branco de Soul Ice Pistache com bolas de sorvete verde e colher rosa, entre pistaches com casca.',
      detail: 'Detalhe do Soul Ice Pistache: bolas verdes e cremosas sobre o copinho branco com onda verde.',
    }),
    longDescription: paragraphs(`
      Parece óbvio, mas sorvete de pistache precisa ter gosto de pistache. O Soul Ice Pistache tem: é castanha torrada,
      moída até virar pasta, com um salgadinho suave que realça tudo. O doce aparece pouco, só para fazer companhia.

      A pasta de pistache dá a cremosidade. Ela se junta ao leite e ao whey, descansa uma noite no frio e só então vai
      para a máquina. O resultado é denso, sedoso e com minúsculos pedaços da castanha. Um copinho de 120 g tem 12,6 g
      de proteína.

      Peça depois do jantar, com um espresso do lado, ou leve para caminhar na orla. Se sobrar vontade, existe a versão
      em pote de 480 ml, com a mesmíssima receita.
    `),
    benefits: [
      '12,6 g de proteína por copinho',
      'Só 2 g de açúcares adicionados em 120 g',
      'Pistache torrado, moído até virar pasta',
      '3,4 g de fibras por copinho',
    ],
    nutrition: {
      ...serving,
      calories: 172,
      carbs: 15,
      totalSugars: 6.2,
      addedSugars: 2,
      proteins: 12.6,
      fats: 6.8,
      saturatedFats: 2.8,
      transFats: 0,
      fibers: 3.4,
      sodium: 88,
    },
    ...pistache,
    featured: false,
    active: true,
  },
  {
    category: 'soulice',
    number: 3,
    name: 'Soul Ice Chocolate',
    priceCents: 1690,
    description: 'Sorvete escuro, feito com cacau e chocolate meio amargo. Macio na colher, intenso na boca.',
    images: gallery('soulice', 3, {
      whole:
        'Copinho roxo de Soul Ice Chocolate com bolas de sorvete escuro e colher rosa, entre pedaços de chocolate.',
      detail: 'Detalhe do Soul Ice Chocolate: bolas escuras e macias sobre o copinho com rótulo roxo.',
    }),
    longDescription: paragraphs(`
      O Soul Ice Chocolate é para quem prefere o lado escuro do chocolate. O cacau vem primeiro, com notas torradas. O
      doce chega depois, baixinho, e deixa a boca pedindo outra colherada.

      Usamos cacau em pó e um pouco de chocolate meio amargo derretido, misturados ainda quentes ao leite e ao whey.
      Esse cuidado deixa o sorvete liso, sem cristais de gelo, com brilho de ganache. São 12,4 g de proteína e 4,6 g de
      fibras em cada copinho de 120 g.

      Combina com morango fresco, com amendoim picado e com silêncio. É aquele pedido para encerrar o dia no sofá ou
      para resolver a vontade de brigadeiro antes que ela resolva você.
    `),
    benefits: [
      '12,4 g de proteína por copinho',
      '4,6 g de fibras em 120 g',
      'Só 2,4 g de açúcares adicionados',
      'Cacau e chocolate meio amargo na mesma receita',
    ],
    nutrition: {
      ...serving,
      calories: 157,
      carbs: 16.4,
      totalSugars: 6.4,
      addedSugars: 2.4,
      proteins: 12.4,
      fats: 4.6,
      saturatedFats: 2.8,
      transFats: 0,
      fibers: 4.6,
      sodium: 92,
    },
    ingredients:
      'Leite semidesnatado, proteína concentrada do soro do leite, fibra solúvel de milho, cacau em pó, chocolate ' +
      'meio amargo (massa de cacau, açúcar, manteiga de cacau, emulsificante lecitina de soja), creme de leite e ' +
      'estabilizantes goma guar e goma xantana.',
    contains: ['soy', 'milk'],
    mayContain: ['eggs', 'peanuts', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
  {
    category: 'soulice',
    number: 4,
    name: 'Soul Ice Morango',
    priceCents: 1690,
    description: 'Sorvete rosa com pedacinhos de morango em cada colherada. Fresco, frutado e leve.',
    images: gallery('soulice', 4, {
      whole:
        'Copinho branco e rosa de Soul Ice Morango com bolas de sorvete rosa e colher roxa, entre morangos maduros.',
      detail: 'Detalhe do Soul Ice Morango: bolas cor-de-rosa sobre o copinho branco com onda rosa.',
    }),
    longDescription: paragraphs(`
      Morango de verdade tem dias doces e dias azedinhos, e o Soul Ice Morango respeita isso. A fruta entra de dois
      jeitos: batida, para dar cor, e em pedacinhos, para você encontrar no caminho da colher.

      Leite e whey formam a base, que gela devagar até ficar macia e clarinha. Como a fruta faz boa parte do trabalho, a
      receita leva só 1,8 g de açúcares adicionados em 120 g. E ainda são 11,6 g de proteína por copinho.

      É o sabor mais leve da linha, bom para o meio da tarde ou para dividir com quem você gosta. Vai muito bem com coco
      ralado ou dentro de uma Soul Crunch Chocolate, naquela dupla que todo mundo conhece e ninguém recusa.
    `),
    benefits: [
      '11,6 g de proteína por copinho',
      'Só 1,8 g de açúcares adicionados em 120 g',
      '141 kcal, o mais leve da linha',
      'Pedacinhos de morango na massa',
    ],
    nutrition: {
      ...serving,
      calories: 141,
      carbs: 16,
      totalSugars: 7.4,
      addedSugars: 1.8,
      proteins: 11.6,
      fats: 3.4,
      saturatedFats: 2,
      transFats: 0,
      fibers: 3.2,
      sodium: 82,
    },
    ingredients:
      'Leite semidesnatado, morango, proteína concentrada do soro do leite, fibra solúvel de milho, creme de leite,' +
      ' açúcar e estabilizantes goma guar e goma xantana.',
    contains: ['milk'],
    mayContain: ['eggs', 'peanuts', 'soy', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
];
