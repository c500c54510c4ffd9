import { gallery, paragraphs, type SeededProduct, type Serving } from './sheet.ts';
import { pistache, sonho } from './soulice.ts';

/** A 480 ml tub holds about 300 g. The recipes are those of the cups, so the figures are half of a cup's 120 g. */
const serving: Serving = { servingSize: 60, servingUnit: 'g', servingMeasure: '1 bola', servingsPerPack: 5 };

export const soulicepote: SeededProduct[] = [
  {
    category: 'soulicepote',
    number: 1,
    name: 'Soul Ice Pote Sonho 480 ml',
    priceCents: 3990,
    description:
      'O nosso sorvete de sonho em tamanho família. São cinco bolas de creme e baunilha esperando no freezer.',
    images: gallery('soulicepote', 1, {
      whole:
        'Pote roxo de Soul Ice Pote Sonho com tampa rosa, ao lado de uma bola de sorvete em um pratinho e de um sonho.',
      detail: 'Detalhe do Soul Ice Pote Sonho: rótulo roxo com onda rosa e tampa rosa.',
    }),
    longDescription: paragraphs(`
      O sabor que esgota primeiro na loja agora mora na sua casa. O Soul Ice Pote Sonho tem a mesma receita do copinho,
      com creme de confeiteiro, perfume de baunilha e aquele fundo tostadinho de padaria. A diferença é que ninguém vê
      quantas colheradas você pegou.

      São 480 ml, ou cinco bolas bem servidas, com 6 g de proteína em cada uma. Tire do freezer uns cinco minutos antes,
      e a colher entra fácil, sem forçar o pulso. Sirva e devolva o pote logo em seguida, antes que alguém peça mais.

      Monte taças no domingo, recheie um waffle no café da manhã ou faça um sanduíche gelado com dois biscoitos. Depois
      de aberto, mantenha a tampa bem fechada para o sorvete continuar cremoso.
    `),
    benefits: [
      '6 g de proteína por bola de 60 g',
      'Rende cinco bolas',
      '80 kcal por bola',
      '1,8 g de açúcares adicionados por bola',
      'Mesma receita do Soul Ice Sonho',
    ],
    nutrition: {
      ...serving,
      calories: 80,
      carbs: 9,
      totalSugars: 4,
      addedSugars: 1.8,
      proteins: 6,
      fats: 2.2,
      saturatedFats: 1.3,
      transFats: 0,
      fibers: 1.6,
      sodium: 48,
    },
    ...sonho,
    featured: false,
    active: true,
  },
  {
    category: 'soulicepote',
    number: 2,
    name: 'Soul Ice Pote Pistache 480 ml',
    priceCents: 4490,
    description:
      'Quase meio litro de pistache cremoso para ter em casa. Abra a tampa, escolha a colher e não conte a ninguém.',
    images: gallery('soulicepote', 2, {
      whole:
        'Pote branco de Soul Ice Pote Pistache com tampa roxa, ao lado de uma bola de sorvete verde e de pistaches.',
      detail: 'Detalhe do Soul Ice Pote Pistache: rótulo branco com onda verde e tampa roxa.',
    }),
    longDescription: paragraphs(`
      Um pote de pistache no freezer muda o humor da casa. O Soul Ice Pote Pistache leva a mesma pasta de castanha
      torrada do copinho, com sabor amanteigado, um toque de sal e doce só no necessário.

      A massa sai do freezer bem firme. Deixe o pote alguns minutos sobre a pia antes de servir e molhe a colher em água
      morna: a bola sai redonda, com cara de sorveteria. Cada uma, de 60 g, tem 6,3 g de proteína e só 1 g de açúcares
      adicionados.

      Sirva em taças para as visitas, sobre um bolo de chocolate ainda quente ou afogado em um espresso. São cinco bolas
      por pote. A divisão fica por sua conta, e a gente não se mete em assunto de família.
    `),
    benefits: [
      '6,3 g de proteína por bola de 60 g',
      'Só 1 g de açúcares adicionados por bola',
      '86 kcal por bola',
      'Rende cinco bolas',
      'Mesma receita do Soul Ice Pistache',
    ],
    nutrition: {
      ...serving,
      calories: 86,
      carbs: 7.5,
      totalSugars: 3.1,
      addedSugars: 1,
      proteins: 6.3,
      fats: 3.4,
      saturatedFats: 1.4,
      transFats: 0,
      fibers: 1.7,
      sodium: 44,
    },
    ...pistache,
    featured: false,
    active: true,
  },
];
