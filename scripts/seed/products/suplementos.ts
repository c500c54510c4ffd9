import { gallery, paragraphs, type SeededProduct } from './sheet.ts';

export const suplementos: SeededProduct[] = [
  {
    category: 'suplementos',
    number: 1,
    name: 'Soul Whey Chocolate 900 g',
    priceCents: 12990,
    description: 'Whey com gosto de cacau e 23 g de proteína por dose. Dissolve fácil e rende 30 copos.',
    images: gallery('suplementos', 1, {
      whole: 'Pote roxo de Soul Whey Chocolate com tampa rosa, entre pedaços de chocolate, sobre fundo rosa.',
      detail: 'Detalhe do Soul Whey Chocolate: rótulo roxo que termina em rosa, com o nome do produto.',
    }),
    longDescription: paragraphs(`
      O Soul Whey Chocolate é o mesmo sabor que você toma na loja, agora no armário da cozinha. É uma mistura de whey
      concentrado e isolado com cacau em pó. O gosto é de chocolate ao leite, com doçura contida e sem aquele final
      artificial.

      Cada dosador de 30 g entrega 23 g de proteína, com 0 g de açúcares adicionados. Coloque 200 ml de água ou leite
      gelado na coqueteleira, junte o pó e agite por uns 20 segundos. Fica cremoso e sem grumos. O pote de 900 g rende
      30 doses.

      Tome depois do treino ou no café da manhã, ou misture na aveia, na panqueca e na banana amassada. Conserve fechado,
      em lugar seco. Ficou em dúvida sobre a quantidade? Converse com quem cuida da sua alimentação.
    `),
    benefits: [
      '23 g de proteína por dose de 30 g',
      '0 g de açúcares adicionados',
      '30 doses por pote de 900 g',
      '121 kcal por dose',
      'Dissolve fácil em água ou leite',
    ],
    nutrition: {
      servingSize: 30,
      servingUnit: 'g',
      servingMeasure: '1 dosador',
      servingsPerPack: 30,
      calories: 121,
      carbs: 3.2,
      totalSugars: 1.6,
      addedSugars: 0,
      proteins: 23,
      fats: 1.8,
      saturatedFats: 1,
      transFats: 0,
      fibers: 0.8,
      sodium: 95,
    },
    ingredients:
      'Proteína concentrada do soro do leite, proteína isolada do soro do leite, cacau em pó, aromatizante, ' +
      'espessante goma xantana, edulcorante glicosídeos de esteviol e emulsificante lecitina de soja.',
    contains: ['soy', 'milk'],
    mayContain: ['eggs', 'peanuts'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
  {
    category: 'suplementos',
    number: 2,
    name: 'Soul Creatina 300 g',
    priceCents: 8990,
    description: 'Creatina monoidratada pura, em pó fino e sem sabor. Um ingrediente só, 100 doses por pote.',
    images: gallery('suplementos', 2, {
      whole: 'Pote branco de Soul Creatina com tampa roxa, ao lado de um dosador rosa e de um montinho de pó branco.',
      detail: 'Detalhe da Soul Creatina: rótulo branco com ondas lilás e rosa no pote branco.',
    }),
    longDescription: paragraphs(`
      A lista de ingredientes da Soul Creatina tem uma linha: creatina monoidratada. Não leva corante, adoçante nem
      aroma. O pó é branco, bem fino e não tem sabor, então você mistura no que já toma e segue a vida.

      Use o dosador que vem no pote: uma medida rasa tem 3 g. Dissolva em água, suco ou no seu shake, mexa bem e beba em
      seguida. Com 300 g, são 100 doses, o bastante para mais de três meses de uso diário. Como não tem calorias, também
      não muda a conta do seu copo.

      Escolha um horário fácil de lembrar e deixe o pote à vista. Guarde bem fechado e longe da umidade. Antes de
      começar, vale conversar com um nutricionista ou médico sobre a sua rotina.
    `),
    benefits: [
      'Um único ingrediente: creatina monoidratada',
      '3 g de creatina por dose',
      '100 doses por pote de 300 g',
      '0 kcal e 0 g de açúcares',
      'Sem sabor: mistura em água, suco ou shake',
    ],
    nutrition: {
      servingSize: 3,
      servingUnit: 'g',
      servingMeasure: '1 dosador raso, com 3 g de creatina',
      servingsPerPack: 100,
      calories: 0,
      carbs: 0,
      totalSugars: 0,
      addedSugars: 0,
      proteins: 0,
      fats: 0,
      saturatedFats: 0,
      transFats: 0,
      fibers: 0,
      sodium: 0,
    },
    ingredients: 'Creatina monoidratada.',
    contains: [],
    mayContain: [],
    gluten: 'free',
    lactose: 'notApplicable',
    vegan: true,
    caffeine: 0,
    featured: false,
    active: true,
  },
];
