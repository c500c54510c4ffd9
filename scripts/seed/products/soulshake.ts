import { gallery, paragraphs, type SeededProduct, type Serving } from './sheet.ts';

const serving: Serving = { servingSize: 400, servingUnit: 'ml', servingMeasure: '1 copo', servingsPerPack: 1 };

export const soulshake: SeededProduct[] = [
  {
    category: 'soulshake',
    number: 1,
    name: 'Soul Shake Chocolate',
    priceCents: 3490,
    description:
      'Cacau de verdade, leite gelado e whey batidos até ganhar cara de sobremesa. O clássico que ninguém divide.',
    images: gallery('soulshake', 1, {
      whole:
        'Soul Shake Chocolate em copo com tampa bolha, creme batido e canudo listrado, entre pedaços de chocolate.',
      detail: 'Detalhe do Soul Shake Chocolate: rótulo roxo e calda escura escorrendo pela parede do copo.',
    }),
    longDescription: paragraphs(`
      O Soul Shake Chocolate nasceu para quem abre o cardápio e nem lê o resto. O sabor é de cacau intenso, com um
      amargor leve no fim que pede o próximo gole. A textura é densa, daquelas que sobem devagar pelo canudo.

      Batemos leite gelado, whey e cacau em pó na hora do seu pedido. Depois vêm a calda escura nas paredes do copo e o
      creme batido por cima. Você pode misturar tudo antes de beber ou deixar a calda para o final. Os dois jeitos estão
      certos.

      Vai bem depois do treino, no lugar do doce da tarde ou no caminho para casa. São 24 g de proteína em 400 ml. Peça
      bem gelado e beba sem pressa.
    `),
    benefits: [
      '24 g de proteína por copo',
      '3,5 g de fibras em 400 ml',
      'Só 2,5 g de açúcares adicionados',
      'Cacau de verdade, com final levemente amargo',
      'Batido na hora, com creme por cima',
    ],
    nutrition: {
      ...serving,
      calories: 231,
      carbs: 19,
      totalSugars: 11.5,
      addedSugars: 2.5,
      proteins: 24,
      fats: 6.5,
      saturatedFats: 3.6,
      transFats: 0,
      fibers: 3.5,
      sodium: 190,
    },
    ingredients:
      'Leite semidesnatado, proteína concentrada do soro do leite, cacau em pó, creme batido (creme de leite, leite' +
      ' em pó desnatado), calda de cacau (água, açúcar, cacau em pó), fibra solúvel de milho e espessante goma ' +
      'xantana.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    featured: true,
    active: true,
  },
  {
    category: 'soulshake',
    number: 2,
    name: 'Soul Shake Morango',
    priceCents: 3490,
    description:
      'Morango maduro, leite gelado e proteína em um copo cor-de-rosa. Doce na medida, com um azedinho que refresca.',
    images: gallery('soulshake', 2, {
      whole: 'Soul Shake Morango em copo com tampa bolha, calda vermelha no creme e canudo listrado, entre morangos.',
      detail: 'Detalhe do Soul Shake Morango: rótulo rosa e calda de morango escorrendo por dentro do copo.',
    }),
    longDescription: paragraphs(`
      Tem gosto de morango, e não de bala de morango. O Soul Shake Morango leva a fruta batida com leite gelado e whey.
      Você sente o doce, o azedinho e até uma sementinha ou outra no canudo.

      A textura é cremosa e mais leve que a do chocolate. A calda de morango desce pelas laterais do copo e se mistura
      aos poucos, então cada gole sai um pouco diferente do anterior. O creme batido arremata com delicadeza.

      É o shake das manhãs quentes, do intervalo da aula e da volta da praia. Leva 23 g de proteína em 400 ml. Quer uma
      boa companhia? Peça uma casquinha Soul Crunch Baunilha e mergulhe a ponta no creme.
    `),
    benefits: [
      '23 g de proteína por copo',
      'Morango batido com leite e whey',
      '221 kcal em 400 ml',
      '3 g de açúcares adicionados no copo inteiro',
      'Leve, refrescante e preparado na hora',
    ],
    nutrition: {
      ...serving,
      calories: 221,
      carbs: 20.5,
      totalSugars: 14,
      addedSugars: 3,
      proteins: 23,
      fats: 5.2,
      saturatedFats: 3,
      transFats: 0,
      fibers: 2.2,
      sodium: 165,
    },
    ingredients:
      'Leite semidesnatado, morango, proteína concentrada do soro do leite, creme batido (creme de leite, leite em ' +
      'pó desnatado), calda de morango (morango, água, açúcar) e espessante goma xantana.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: true,
    active: true,
  },
  {
    category: 'soulshake',
    number: 3,
    name: 'Soul Shake Baunilha',
    priceCents: 3490,
    description:
      'Baunilha perfumada, corpo aveludado e calda dourada. Simples como só as coisas bem-feitas conseguem ser.',
    images: gallery('soulshake', 3, {
      whole: 'Soul Shake Baunilha em copo com tampa bolha, calda dourada e canudo amarelo, com flores e favas ao lado.',
      detail: 'Detalhe do Soul Shake Baunilha: rótulo creme e calda dourada sobre o shake claro.',
    }),
    longDescription: paragraphs(`
      Baunilha não é falta de sabor. É perfume. O Soul Shake Baunilha abre com um aroma doce e quente, passa por um
      toque de creme de confeiteiro e termina limpo, sem pesar na boca.

      Ele é feito com leite gelado, whey e extrato de baunilha, batidos até virar um creme aveludado. A calda dourada
      lembra caramelo claro e desce pelo copo sem roubar a cena. Por cima vai o creme batido em espiral, para comer aos
      poucos ou afundar com o canudo.

      É o sabor mais versátil da casa. Combina com o café da manhã, com fruta picada e com qualquer casquinha Soul
      Crunch. Cada copo de 400 ml tem 24,5 g de proteína. Se é a sua primeira vez por aqui, comece por ele.
    `),
    benefits: [
      '24,5 g de proteína por copo',
      'Só 2 g de açúcares adicionados',
      '214 kcal em 400 ml',
      'Aroma de baunilha do primeiro ao último gole',
    ],
    nutrition: {
      ...serving,
      calories: 214,
      carbs: 16.5,
      totalSugars: 11,
      addedSugars: 2,
      proteins: 24.5,
      fats: 5.5,
      saturatedFats: 3.2,
      transFats: 0,
      fibers: 1.2,
      sodium: 175,
    },
    ingredients:
      'Leite semidesnatado, proteína concentrada do soro do leite, creme batido (creme de leite, leite em pó ' +
      'desnatado), calda de baunilha (água, açúcar, extrato de baunilha), extrato de baunilha e espessante goma ' +
      'xantana.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulshake',
    number: 4,
    name: 'Soul Shake Cookies',
    priceCents: 3490,
    description: 'Biscoito de cacau triturado em um shake cremoso, com mais biscoito no topo. Tem pedacinho até o fim.',
    images: gallery('soulshake', 4, {
      whole: 'Soul Shake Cookies em copo com tampa bolha, biscoito no creme batido e biscoitos recheados ao lado.',
      detail: 'Detalhe do Soul Shake Cookies: rótulo roxo, shake acinzentado e calda escura na parede do copo.',
    }),
    longDescription: paragraphs(`
      Aqui a graça é mastigar. O Soul Shake Cookies leva biscoito de cacau quebrado em pedaços irregulares. Uns derretem
      no leite e dão cor ao shake, outros chegam inteiros ao canudo. O sabor lembra leite com biscoito no fim da tarde.

      A base é de leite gelado, whey e um toque de baunilha, batida só o suficiente para não virar farinha. Na montagem
      entram a calda de cacau, o creme batido e um biscoito por cima, que amolece devagar e vira a melhor parte.

      Peça quando a vontade de doce estiver grande e você quiser algo à altura. É um dos nossos copos mais encorpados,
      com 24 g de proteína em 400 ml. Um conselho: mexa antes de beber, porque os pedaços adoram o fundo.
    `),
    benefits: [
      '24 g de proteína por copo',
      'Pedaços de biscoito de cacau do topo ao fundo',
      '5,5 g de açúcares adicionados em 400 ml',
      'Textura encorpada, para beber e mastigar',
    ],
    nutrition: {
      ...serving,
      calories: 260,
      carbs: 24,
      totalSugars: 13.5,
      addedSugars: 5.5,
      proteins: 24,
      fats: 7.6,
      saturatedFats: 3.9,
      transFats: 0,
      fibers: 2.4,
      sodium: 230,
    },
    ingredients:
      'Leite semidesnatado, proteína concentrada do soro do leite, biscoito de cacau (farinha de trigo enriquecida ' +
      'com ferro e ácido fólico, açúcar, cacau em pó, óleo de girassol, sal, fermento químico bicarbonato de sódio ' +
      'e emulsificante lecitina de soja), creme batido (creme de leite, leite em pó desnatado), calda de cacau ' +
      '(água, açúcar, cacau em pó), extrato de baunilha e espessante goma xantana.',
    contains: ['wheat', 'soy', 'milk'],
    mayContain: ['peanuts', 'pistachios'],
    gluten: 'contains',
    lactose: 'contains',
    featured: false,
    active: true,
  },
  {
    category: 'soulshake',
    number: 5,
    name: 'Soul Shake Paçoca',
    priceCents: 3490,
    description:
      'Amendoim torrado, uma pitada de sal e aquele esfarelado da paçoca de festa. São João cabe em um copo.',
    images: gallery('soulshake', 5, {
      whole: 'Soul Shake Paçoca em copo com tampa bolha, calda caramelo e canudo listrado, com paçocas e amendoins.',
      detail: 'Detalhe do Soul Shake Paçoca: rótulo creme e laranja, com calda caramelo escorrendo no copo.',
    }),
    longDescription: paragraphs(`
      Quem cresceu comendo paçoca reconhece no primeiro gole: amendoim bem torrado, doçura discreta e uma pitadinha de
      sal para equilibrar. O Soul Shake Paçoca tem esse gosto de festa junina, só que gelado e cremoso.

      Usamos pasta de amendoim, leite e whey, e jogamos a paçoca esfarelada no fim, para sobrar textura. A calda cor de
      caramelo forma riscos no copo e o creme batido deixa tudo mais macio. É o shake mais proteico do cardápio, com
      25,5 g de proteína em 400 ml.

      Fica ótimo no lanche da tarde, antes de um filme ou depois da corrida de domingo. Como tem amendoim, é mais
      encorpado. Se a fome for pequena, chame alguém para dividir.
    `),
    benefits: [
      '25,5 g de proteína por copo',
      'Amendoim torrado em pasta e em farelo',
      '4 g de açúcares adicionados em 400 ml',
      '2,8 g de fibras por copo',
      'Doce e salgado na medida certa',
    ],
    nutrition: {
      ...serving,
      calories: 270,
      carbs: 20,
      totalSugars: 12.5,
      addedSugars: 4,
      proteins: 25.5,
      fats: 9.8,
      saturatedFats: 3.4,
      transFats: 0,
      fibers: 2.8,
      sodium: 205,
    },
    ingredients:
      'Leite semidesnatado, proteína concentrada do soro do leite, pasta de amendoim (amendoim torrado), paçoca ' +
      '(amendoim torrado, açúcar, sal), creme batido (creme de leite, leite em pó desnatado), calda de caramelo ' +
      '(água, açúcar) e espessante goma xantana.',
    contains: ['peanuts', 'milk'],
    mayContain: ['soy', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulshake',
    number: 6,
    name: 'Soul Shake Coco',
    priceCents: 3490,
    description:
      'Coco cremoso, branquinho e bem gelado, sem açúcares adicionados. O gole que lembra fim de tarde na praia.',
    images: gallery('soulshake', 6, {
      whole: 'Soul Shake Coco em copo com tampa bolha, creme batido e canudo azul listrado, entre metades de coco.',
      detail: 'Detalhe do Soul Shake Coco: rótulo branco e azul sobre o shake branquinho.',
    }),
    longDescription: paragraphs(`
      O Soul Shake Coco é feito com leite de coco, leite gelado, whey e coco ralado bem fino. O resultado é branco,
      perfumado e tem a cremosidade de um doce de coco de colher, com a doçura que vem do leite e da própria fruta.

      Não leva calda de propósito. Queríamos que o coco falasse por si, do creme batido no topo até as lasquinhas que
      ficam no fundo. São 23,5 g de proteína em 400 ml e 0 g de açúcares adicionados.

      Combina com calor, chinelo e fim de tarde, mas também salva uma segunda-feira comum. Experimente com uma casquinha
      Soul Crunch Limão: o cítrico e o coco se entendem como velhos amigos.
    `),
    benefits: [
      '0 g de açúcares adicionados',
      '23,5 g de proteína por copo',
      '2,6 g de fibras em 400 ml',
      'Leite de coco e coco ralado na receita',
    ],
    nutrition: {
      ...serving,
      calories: 232,
      carbs: 15.5,
      totalSugars: 10.5,
      addedSugars: 0,
      proteins: 23.5,
      fats: 8.4,
      saturatedFats: 6.2,
      transFats: 0,
      fibers: 2.6,
      sodium: 170,
    },
    ingredients:
      'Leite semidesnatado, leite de coco (água, polpa de coco), proteína concentrada do soro do leite, creme ' +
      'batido (creme de leite, leite em pó desnatado), coco ralado sem açúcar, fibra solúvel de milho e espessante ' +
      'goma xantana.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulshake',
    number: 7,
    name: 'Soul Shake Café',
    priceCents: 3490,
    description: 'Café coado forte, resfriado e batido com leite e whey. O seu cafezinho, em versão gelada e cremosa.',
    images: gallery('soulshake', 7, {
      whole: 'Soul Shake Café em copo com tampa bolha, calda escura no creme e canudo listrado, entre grãos de café.',
      detail: 'Detalhe do Soul Shake Café: rótulo roxo e calda escura sobre o shake cor de café com leite.',
    }),
    longDescription: paragraphs(`
      O Soul Shake Café tem sabor de café mesmo. Coamos forte, esperamos esfriar e só então batemos com leite gelado e
      whey. O primeiro gole é tostado, o segundo é cremoso e o final fica com aquele amarguinho bom de café
      recém-passado.

      A calda de cacau entra em fios finos, mais pelo perfume que pelo doce. O creme batido no topo vai se misturando e
      transforma o copo em um café gelado de colher. É o shake mais leve da linha, com 201 kcal e 24 g de proteína.

      Feito para a manhã corrida, para o pós-almoço sonolento e para quem acha café quente demais no verão. Contém
      cafeína, então talvez não seja a melhor ideia antes de dormir.
    `),
    benefits: [
      '24 g de proteína por copo',
      '201 kcal em 400 ml',
      'Só 1,5 g de açúcares adicionados',
      'Café coado de verdade, com final tostado',
    ],
    nutrition: {
      ...serving,
      calories: 201,
      carbs: 15,
      totalSugars: 10.8,
      addedSugars: 1.5,
      proteins: 24,
      fats: 5,
      saturatedFats: 2.9,
      transFats: 0,
      fibers: 1,
      sodium: 160,
    },
    ingredients:
      'Leite semidesnatado, café coado, proteína concentrada do soro do leite, creme batido (creme de leite, leite ' +
      'em pó desnatado), calda de cacau (água, açúcar, cacau em pó) e espessante goma xantana.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    featured: false,
    active: true,
  },
  {
    category: 'soulshake',
    number: 8,
    name: 'Soul Shake Frutas Vermelhas',
    priceCents: 3490,
    description: 'Framboesa, mirtilo e morango em um shake de cor intensa. Azedinho, cremoso e muito refrescante.',
    images: gallery('soulshake', 8, {
      whole: 'Soul Shake Frutas Vermelhas em copo com tampa bolha, entre framboesas, mirtilos e um morango.',
      detail: 'Detalhe do Soul Shake Frutas Vermelhas: rótulo rosa e calda de frutas escorrendo pelo copo.',
    }),
    longDescription: paragraphs(`
      Três frutas, um copo e nenhuma timidez. A framboesa puxa o azedinho, o mirtilo dá profundidade e o morango adoça a
      conversa. O Soul Shake Frutas Vermelhas tem a cor mais bonita do balcão e um sabor que acorda o paladar.

      As frutas são batidas congeladas, direto com o leite e o whey, e por isso a textura lembra um frozen: bem gelada,
      densa e com sementinhas. A calda é da própria fruta. O creme batido entra para suavizar cada gole.

      É o pedido certo depois de um treino no calor ou como sobremesa de um almoço leve. Cada copo de 400 ml traz 22,5 g
      de proteína e 3,8 g de fibras. Beba logo, enquanto está no ponto.
    `),
    benefits: [
      '22,5 g de proteína por copo',
      'O shake com mais fibras da linha: 3,8 g por copo',
      '2,8 g de açúcares adicionados em 400 ml',
      'Framboesa, mirtilo e morango batidos congelados',
      'Textura de frozen, azedinho na medida',
    ],
    nutrition: {
      ...serving,
      calories: 219,
      carbs: 21,
      totalSugars: 14.8,
      addedSugars: 2.8,
      proteins: 22.5,
      fats: 5,
      saturatedFats: 2.9,
      transFats: 0,
      fibers: 3.8,
      sodium: 155,
    },
    ingredients:
      'Leite semidesnatado, frutas vermelhas congeladas (morango, framboesa, mirtilo), proteína concentrada do soro' +
      ' do leite, creme batido (creme de leite, leite em pó desnatado), calda de frutas vermelhas (morango, ' +
      'framboesa, mirtilo, água, açúcar) e espessante goma xantana.',
    contains: ['milk'],
    mayContain: ['peanuts', 'soy', 'pistachios'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
  {
    category: 'soulshake',
    number: 9,
    name: 'Soul Shake Pistache',
    priceCents: 3690,
    description:
      'Pasta de pistache, leite gelado e whey em um verde que dá vontade só de olhar. O queridinho do balcão.',
    images: gallery('soulshake', 9, {
      whole: 'Soul Shake Pistache em copo com tampa bolha, calda verde no creme e canudo listrado, entre pistaches.',
      detail: 'Detalhe do Soul Shake Pistache: rótulo branco e verde, com calda de pistache na parede do copo.',
    }),
    longDescription: paragraphs(`
      Ele virou o queridinho da casa por um motivo simples: tem gosto de pistache torrado, não de essência. O Soul Shake
      Pistache é amanteigado, levemente salgado no começo e docinho no fim. Você bebe devagar para não acabar.

      A receita leva pasta de pistache, leite gelado e whey, batidos até ficar liso e espesso. A calda verde desenha o
      copo por dentro, e o creme batido ganha pistache picado na hora de servir. São 25 g de proteína em 400 ml.

      Serve como sobremesa, como lanche reforçado e como desculpa para passar na loja. Se você ama a combinação, leve
      também o Soul Ice Pote Pistache e tenha o mesmo sabor esperando no freezer de casa.
    `),
    benefits: [
      '25 g de proteína por copo',
      'Pasta de pistache torrado na receita',
      'Só 2,2 g de açúcares adicionados',
      '2,9 g de fibras em 400 ml',
      'Amanteigado, com um toque de sal',
    ],
    nutrition: {
      ...serving,
      calories: 262,
      carbs: 17.5,
      totalSugars: 11.2,
      addedSugars: 2.2,
      proteins: 25,
      fats: 10.2,
      saturatedFats: 3.6,
      transFats: 0,
      fibers: 2.9,
      sodium: 180,
    },
    ingredients:
      'Leite semidesnatado, proteína concentrada do soro do leite, pasta de pistache (pistache torrado), creme ' +
      'batido (creme de leite, leite em pó desnatado), calda de pistache (água, açúcar, pistache), pistache picado,' +
      ' sal e espessante goma xantana.',
    contains: ['milk', 'pistachios'],
    mayContain: ['peanuts', 'soy'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: true,
    active: true,
  },
  {
    category: 'soulshake',
    number: 10,
    name: 'Soul Shake Pistache com Chocolate Branco',
    priceCents: 3690,
    description:
      'Pistache torrado com calda de chocolate branco. O mais doce e indulgente da linha, e a gente avisa com orgulho.',
    images: gallery('soulshake', 10, {
      whole: 'Soul Shake Pistache com Chocolate Branco em copo com tampa bolha, entre pistaches e chocolate branco.',
      detail:
        'Detalhe do Soul Shake Pistache com Chocolate Branco: rótulo roxo e calda clara sobre o shake esverdeado.',
    }),
    longDescription: paragraphs(`
      Este é o copo dos dias de festa. O Soul Shake Pistache com Chocolate Branco junta o amanteigado do pistache com
      uma calda espessa de chocolate branco, que abraça o copo e chega junto em cada gole. É doce, macio e tem gosto de
      confeitaria.

      A base é a mesma do nosso shake de pistache, com pasta da castanha, leite gelado e whey. A diferença está no
      chocolate branco derretido, que entra na batida e também na finalização, por cima do creme.

      Vamos ser sinceros: ele é o mais doce da linha, com 9,5 g de açúcares adicionados. Ainda assim, traz 24 g de
      proteína em 400 ml. Guarde para comemorar, para presentear ou para quando só um agrado resolve.
    `),
    benefits: [
      '24 g de proteína por copo',
      'Calda de chocolate branco na batida e no topo',
      'Pasta de pistache torrado na receita',
      '2,5 g de fibras em 400 ml',
    ],
    nutrition: {
      ...serving,
      calories: 303,
      carbs: 26,
      totalSugars: 18.5,
      addedSugars: 9.5,
      proteins: 24,
      fats: 11.4,
      saturatedFats: 5.2,
      transFats: 0,
      fibers: 2.5,
      sodium: 195,
    },
    ingredients:
      'Leite semidesnatado, proteína concentrada do soro do leite, calda de chocolate branco (chocolate branco ' +
      '[açúcar, manteiga de cacau, leite em pó integral, emulsificante lecitina de soja], leite), pasta de pistache' +
      ' (pistache torrado), creme batido (creme de leite, leite em pó desnatado) e espessante goma xantana.',
    contains: ['soy', 'milk', 'pistachios'],
    mayContain: ['peanuts'],
    gluten: 'free',
    lactose: 'contains',
    caffeine: 0,
    featured: false,
    active: true,
  },
];
