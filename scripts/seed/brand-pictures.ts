import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mediaIn } from '../../src/shared/media-address.ts';
import { describePicture } from '../../src/shared/picture.ts';
import { mediumSearchText } from '../../src/shared/search.ts';
import { categories } from './categories.ts';
import addresses from './pictures.json' with { type: 'json' };
import { picture } from './pictures.ts';
import { products } from './products.ts';

/** A picture of the brand as editors find it in Mídia. */
type BrandPicture = { address: string; name: string; alt: string; folder: string };

type Published = keyof typeof addresses;

/** Pictures that show the same as their category's picture. Mídia does not list them. */
const TWICE: Published[] = ['toppins'];

/** Descriptions of pictures that no product and no category describes. */
const SCENES: Partial<Record<Published, Pick<BrandPicture, 'name' | 'alt'>>> = {
  'slide-1': {
    name: 'Slide 1, todas as linhas',
    alt: 'Pote de whey, Soul Shake, casquinha e Soul Ice em uma bandeja cor-de-rosa, sobre um fundo roxo.',
  },
  'slide-1-alto': {
    name: 'Slide 1, todas as linhas, para celular',
    alt: 'Pote de whey, Soul Shake, casquinha e Soul Ice em uma bandeja cor-de-rosa, sobre um fundo roxo.',
  },
  'slide-2': {
    name: 'Slide 2, bebidas quentes',
    alt: 'Caneca de Soul Fuel e dois copos de Soul Coffee em uma bandeja roxa, sobre um fundo rosa.',
  },
  'slide-2-alto': {
    name: 'Slide 2, bebidas quentes, para celular',
    alt: 'Caneca de Soul Fuel e dois copos de Soul Coffee em uma bandeja roxa, sobre um fundo rosa.',
  },
  'slide-3': {
    name: 'Slide 3, sua loja Soul',
    alt: 'Soul Shake ao lado da miniatura de uma loja Soul de toldo listrado, sobre um fundo roxo.',
  },
  'slide-3-alto': {
    name: 'Slide 3, sua loja Soul, para celular',
    alt: 'Soul Shake ao lado da miniatura de uma loja Soul de toldo listrado, sobre um fundo roxo.',
  },
  sobre: {
    name: 'Todas as linhas',
    alt: 'Soul Shake Pistache, pote de whey, caneca de Soul Fuel, casquinha e Soul Ice Morango entre frutas e chocolate.',
  },
  licencie: {
    name: 'Quiosque',
    alt: 'Quiosque redondo da Soul, de toldo listrado de roxo e branco, entre duas mesinhas.',
  },
  'post-1': {
    name: 'Treino',
    alt: 'Halteres, coqueteleira e pote de whey da Soul, com morango e mirtilos.',
  },
  'post-2': {
    name: 'Nutrição',
    alt: 'Tigela de aveia com frutas e Soul Ice Pistache, entre meio coco e meio limão.',
  },
  'post-3': {
    name: 'Suplementos',
    alt: 'Potes de whey e de creatina da Soul, com chocolate, um medidor e um montinho de pó.',
  },
  'post-4': {
    name: 'Pausa com bebida quente',
    alt: 'Caneca de Soul Fuel sobre dois livros, copo de Soul Coffee, biscoitos e grãos de café.',
  },
  'post-5': {
    name: 'Sorvete proteico',
    alt: 'Três copinhos de Soul Ice: morango, sonho e pistache.',
  },
  'post-6': {
    name: 'Pistache',
    alt: 'Soul Shake Pistache ao lado de uma tigela de pistaches.',
  },
  'loja-1': { name: 'Loja roxa', alt: 'Loja Soul roxa, de toldo listrado de rosa e branco.' },
  'loja-2': { name: 'Loja cor-de-rosa', alt: 'Loja Soul cor-de-rosa, de toldo listrado de roxo e branco.' },
  'loja-3': { name: 'Loja branca', alt: 'Loja Soul branca, de toldo listrado de roxo e branco, sobre um fundo lilás.' },
  'loja-4': { name: 'Loja âmbar', alt: 'Loja Soul roxa, de toldo listrado de rosa e amarelo, sobre um fundo âmbar.' },
  bite: {
    name: 'Casquinha mordida',
    alt: 'Casquinha mordida com sorvete de morango derretendo, entre farelos e morangos.',
  },
  'bite-alto': {
    name: 'Casquinha mordida, para celular',
    alt: 'Casquinha mordida com sorvete de morango derretendo, entre farelos e morangos.',
  },
  spoon: {
    name: 'Colherada',
    alt: 'Colher tirando uma bola cremosa de sorvete de pistache do pote, com um fio derretendo.',
  },
  pour: { name: 'Calda de chocolate', alt: 'Calda grossa de chocolate caindo em dobras sobre um shake.' },
  'panorama-soulshake': { name: 'Roda de shakes', alt: 'Dez Soul Shakes vistos de cima formando um círculo de cores.' },
  'panorama-soulice': {
    name: 'Cordilheira de sorvete',
    alt: 'Cordilheira feita de bolas de sorvete com picos de creme ao nascer do sol.',
  },
  'panorama-soulcrunch': {
    name: 'Leque de casquinhas',
    alt: 'Dez casquinhas de cores diferentes abertas em leque como lápis de cor.',
  },
  'panorama-soulfuel': {
    name: 'Canecas na janela',
    alt: 'Duas canecas de Soul Fuel fumegando no parapeito de uma janela ao amanhecer.',
  },
  'panorama-soulcoffee': {
    name: 'Copos na janela',
    alt: 'Dois copos de Soul Coffee fumegando no parapeito de uma janela ao amanhecer.',
  },
  'panorama-soulicepote': {
    name: 'Gaveta de potes',
    alt: 'Gaveta de freezer aberta com potes de sorvete Soul Ice e gelo.',
  },
  'panorama-suplementos': {
    name: 'Medidor no ar',
    alt: 'Medidor no ar despejando pó entre os potes de creatina e de whey da Soul.',
  },
  'panorama-toppins': {
    name: 'Chuva de toppins',
    alt: 'Chuva de coberturas sobre uma tigela com três bolas de sorvete.',
  },
  '404': { name: 'Casquinha caída', alt: 'Casquinha caída, bola de sorvete derretendo no chão e um canudo.' },
  brasil: {
    name: 'Brasil de biscoito',
    alt: 'Mapa do Brasil em forma de biscoito com cobertura rosa e toldinhos marcando pontos.',
  },
  'carrinho-vazio': {
    name: 'Porta-copos vazio',
    alt: 'Porta-copos com três espaços vazios, um canudo e uma tampa.',
  },
  offline: { name: 'Geladeira desligada', alt: 'Geladeirinha rosa desligada da tomada, com uma pocinha de água.' },
  'loja-balcao': { name: 'Balcão', alt: 'Balcão da loja com liquidificador, três shakes e um copo de sorvete.' },
  'loja-noite': {
    name: 'Loja ao anoitecer',
    alt: 'Mesas na frente da loja ao anoitecer, com letreiro aceso e varal de luzes.',
  },
  'loja-planta': {
    name: 'Maquete da loja',
    alt: 'Maquete da loja em corte: balcão, cozinha, prateleiras, sofá e mesas.',
  },
  'formato-rua': { name: 'Formato: loja de rua', alt: 'Loja de rua com toldo listrado entre duas casas.' },
  'formato-quiosque': { name: 'Formato: quiosque', alt: 'Quiosque redondo com telhado listrado, mesas e plantas.' },
  'formato-academia': {
    name: 'Formato: bar em academia',
    alt: 'Bar de shakes dentro de uma academia, ao lado da estante de halteres.',
  },
  avatar: { name: 'Marca redonda', alt: 'Marca da Soul: um S branco em um disco roxo e rosa.' },
};

/** The folder of a scene, by the start of its picture's name. */
const FOLDERS = {
  slide: 'Slides',
  post: 'Blog',
  loja: 'Lojas',
  formato: 'Lojas',
  licencie: 'Lojas',
  panorama: 'Linhas',
};

function folderOf(name: string): string {
  return Object.entries(FOLDERS).find(([start]) => name.startsWith(start))?.[1] ?? 'Site';
}

/** Returns the pictures that scripts/pictures.ts published, products first, each with the site's own description. */
function brandPictures(): BrandPicture[] {
  return [
    ...products.flatMap(({ name, images: [whole, detail] }) => [
      ...(whole ? [{ address: whole.src, name, alt: whole.alt, folder: 'Produtos' }] : []),
      ...(detail ? [{ address: detail.src, name: `${name}, detalhe`, alt: detail.alt, folder: 'Produtos' }] : []),
    ]),
    ...categories.map(({ name, image, imageAlt }) => {
      return { address: image, name: `Linha ${name}`, alt: imageAlt, folder: 'Linhas' };
    }),
    ...Object.entries(SCENES).flatMap(([name, words]) => {
      const folder = folderOf(name);
      const whole = { address: picture(name), ...words, folder };
      if (!name.startsWith('panorama-')) return [whole];
      // The same scene, cut for upright windows.
      return [whole, { ...whole, address: picture(`${name}-alto`), name: `${words.name}, para celular` }];
    }),
  ];
}

/** Returns the rows of `media` for the brand's pictures. The library lists the newest first, so the products come last. */
export function mediaRows() {
  return brandPictures()
    .map(({ address, ...words }) => {
      const file = readFileSync(new URL(`../../public${address}`, import.meta.url));
      const { width, height, color } = describePicture(address) ?? {};
      return {
        key: mediaIn(address)[0],
        state: 'committed',
        ...words,
        ...{ width, height, color, address },
        type: 'image/webp',
        bytes: file.byteLength,
        digest: createHash('sha256').update(file).digest('hex'),
        searchText: mediumSearchText(words),
      };
    })
    .reverse();
}

/** Returns the names of published pictures that would be missing in Mídia. */
export function picturesWithoutWords(): string[] {
  const found = new Set(brandPictures().map(({ address }) => address));
  return Object.entries(addresses).flatMap(([name, address]) =>
    found.has(address) || TWICE.includes(name as Published) ? [] : [name],
  );
}
