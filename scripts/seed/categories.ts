import type { CategoryInput } from '../../src/shared/category.ts';
import { NO_SEARCH_APPEARANCE, type SearchAppearance } from '../../src/shared/search-appearance.ts';
import { picture } from './pictures.ts';

/** The owner decides the price of a box in the panel. Until then it costs as much as its units. */
const boxOf = (packSize: number) => ({ packSize, packDiscount: 0 });
const ONE_BY_ONE = { packSize: null, packDiscount: 0 };

const lines: Omit<CategoryInput, keyof SearchAppearance>[] = [
  {
    key: 'soulshake',
    address: 'soulshake',
    name: 'Soul Shake',
    description:
      'Shakes cremosos, batidos na hora, com mais de 22 g de proteína em cada copo. ' +
      'Escolha o sabor, pegue o canudo e aproveite até o fundo.',
    image: picture('categoria-soulshake'),
    imageAlt:
      'Três copos de Soul Shake com creme batido e canudo listrado, nos sabores morango, pistache e chocolate, ' +
      'sobre fundo rosa.',
    highlighted: true,
    ...boxOf(3),
    position: 0,
  },
  {
    key: 'soulice',
    address: 'soulice',
    name: 'Soul Ice',
    description:
      'Sorvete de verdade, com bolas generosas e proteína na receita. ' +
      'Vem no copinho, na medida da sua vontade de sobremesa.',
    image: picture('categoria-soulice'),
    imageAlt:
      'Três copinhos de Soul Ice cheios de bolas de sorvete de morango, pistache e chocolate, sobre fundo rosa.',
    highlighted: true,
    ...ONE_BY_ONE,
    position: 1,
  },
  {
    key: 'soulicepote',
    address: 'soulicepote',
    name: 'Soul Ice Pote',
    description:
      'Os sabores mais pedidos do Soul Ice em pote de 480 ml, para morar no seu freezer. ' +
      'Chame a família ou guarde segredo.',
    image: picture('categoria-soulicepote'),
    imageAlt:
      'Dois potes fechados de Soul Ice Pote lado a lado, sonho com tampa rosa e pistache com tampa roxa, ' +
      'sobre fundo verde.',
    highlighted: false,
    ...ONE_BY_ONE,
    position: 2,
  },
  {
    key: 'soulcrunch',
    address: 'soulcrunch',
    name: 'Soul Crunch',
    description:
      'Casquinhas crocantes e sem glúten, em dez sabores. ' +
      'Para levar o seu sorvete ou para comer puras, sem cerimônia.',
    image: picture('categoria-soulcrunch'),
    imageAlt:
      'Três casquinhas Soul Crunch em pé sobre bases brancas, nos sabores morango, tradicional e chocolate, ' +
      'com fundo amarelo.',
    highlighted: true,
    ...boxOf(6),
    position: 3,
  },
  {
    key: 'soulfuel',
    address: 'soulfuel',
    name: 'Soul Fuel',
    description:
      'Bebidas funcionais quentes, com proteína, cacau ou especiarias. ' +
      'Uma pausa que cabe na xícara e combina com qualquer hora do dia.',
    image: picture('categoria-soulfuel'),
    imageAlt: 'Duas canecas brancas de Soul Fuel, cacau e chai, com um coração desenhado na espuma, sobre fundo lilás.',
    highlighted: true,
    ...ONE_BY_ONE,
    position: 4,
  },
  {
    key: 'soulcoffee',
    address: 'soulcoffee',
    name: 'Soul Coffee',
    description:
      'Café bem tirado, leite cremoso e proteína no mesmo copo. ' +
      'Pronto para ir com você do balcão até a primeira reunião.',
    image: picture('categoria-soulcoffee'),
    imageAlt:
      'Dois copos de Soul Coffee para viagem, cappuccino com tampa branca e mocha com tampa roxa, sobre fundo rosa.',
    highlighted: false,
    ...ONE_BY_ONE,
    position: 5,
  },
  {
    key: 'suplementos',
    address: 'suplementos',
    name: 'Suplementos',
    description:
      'O básico bem-feito para ter em casa: whey com gosto de chocolate e creatina pura. ' +
      'Sem complicação, do pote para o copo.',
    image: picture('categoria-suplementos'),
    imageAlt: 'Pote roxo de Soul Whey Chocolate ao lado do pote branco de Soul Creatina, sobre fundo lilás.',
    highlighted: false,
    ...ONE_BY_ONE,
    position: 6,
  },
  {
    key: 'toppins',
    address: 'toppins',
    name: 'Toppins',
    description:
      'Amendoim, gotas de chocolate, coco e frutas vermelhas: o toque final para deixar o seu pedido com a sua cara.',
    image: picture('categoria-toppins'),
    imageAlt: 'Quatro tigelas com amendoim, gotas de chocolate, lascas de coco e frutas vermelhas, sobre fundo rosa.',
    highlighted: true,
    ...ONE_BY_ONE,
    position: 7,
  },
];

/** Demonstration categories, in the order in which the site lists them. */
export const categories: CategoryInput[] = lines.map((line) => ({ ...line, ...NO_SEARCH_APPEARANCE }));
