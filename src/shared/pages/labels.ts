import { searchAppearanceLabels as found } from '../search-appearance-labels';
import { legalLabels } from './legal-labels';
import { licensingLabels } from './licensing-labels';

/** Labels of the texts of all pages: in one object because Atividade may show any of them. */
export const pageLabels = {
  homeSearchTitle: found.searchTitle,
  homeDescription: found.searchDescription,
  homeShareImage: found.shareImage,
  homePromise1: 'Primeira promessa',
  homePromise1Text: 'Texto da primeira promessa',
  homePromise2: 'Segunda promessa',
  homePromise2Text: 'Texto da segunda promessa',
  homePromise3: 'Terceira promessa',
  homePromise3Text: 'Texto da terceira promessa',
  homeAboutTitle: 'Título sobre a marca',
  homeAbout: 'Texto sobre a marca',
  homeAboutPicture: 'Imagem sobre a marca',
  homeAboutPictureAlt: 'Texto alternativo da imagem',
  homeAboutLink: 'Botão para a página Sobre',
  homeProductsTitle: 'Título dos destaques',
  homeProducts: 'Texto dos destaques',
  homeProductsLink: 'Link para os produtos',
  homePostsTitle: 'Título do blog',
  homePosts: 'Texto do blog',
  homePostsLink: 'Link para o blog',
  homeStoresTitle: 'Título das lojas',
  homeStores: 'Texto das lojas',
  homeStoresLink: 'Link para as lojas',
  aboutSearchTitle: found.searchTitle,
  aboutDescription: found.searchDescription,
  aboutShareImage: found.shareImage,
  aboutTitle: 'Título da página',
  aboutLead: 'Frase de abertura',
  aboutOpeningPicture: 'Imagem da abertura',
  aboutOpeningPictureAlt: 'Texto alternativo da imagem da abertura',
  aboutMissionTitle: 'Título da missão',
  aboutMission: 'Frase da missão',
  aboutMissionText: 'Texto abaixo da missão',
  aboutValuesTitle: 'Título dos valores',
  aboutValuesText: 'Frase acima dos valores',
  aboutValuesPicture: 'Imagem dos valores',
  aboutValuesPictureAlt: 'Texto alternativo da imagem dos valores',
  aboutQualityTitle: 'Primeiro valor',
  aboutQuality: 'Texto do primeiro valor',
  aboutInnovationTitle: 'Segundo valor',
  aboutInnovation: 'Texto do segundo valor',
  aboutIntegrityTitle: 'Terceiro valor',
  aboutIntegrity: 'Texto do terceiro valor',
  aboutStoryTitle: 'Título da história',
  aboutStory: 'Texto da história',
  aboutPicture: 'Imagem da história',
  aboutPictureAlt: 'Texto alternativo da imagem da história',
  aboutProducts: 'Botão para os produtos',
  aboutStores: 'Botão para as lojas',
  branchSearchTitle: found.searchTitle,
  branchDescription: found.searchDescription,
  branchShareImage: found.shareImage,
  branchOrder: 'Botão do pedido',
  branchMap: 'Botão do mapa',
  branchChat: 'Botão da conversa',
  branchNutrition: 'Botão das tabelas nutricionais',
  branchToday: 'Título do produto do dia',
  ...licensingLabels,
  ...legalLabels,
};

export type PageField = keyof typeof pageLabels;
/** The texts of a page, or those that differ from its defaults. */
export type PageTexts = Partial<Record<PageField, string>>;

/** Pages with editable texts, by their word in the panel's addresses, and where they are shown. */
export const PAGES = {
  inicio: { name: 'Início', address: '/' },
  sobre: { name: 'Sobre', address: '/sobre' },
  licencie: { name: 'Licencie', address: '/licencie' },
  unidade: { name: 'Links da unidade', address: '/biocasaforte' },
  privacidade: { name: 'Políticas de Privacidade', address: '/politica-de-privacidade' },
  termos: { name: 'Termos de Uso', address: '/termos-de-uso' },
} as const;
export type PageKey = keyof typeof PAGES;
export const PAGE_KEYS = Object.keys(PAGES).filter(isPageKey);

export function isPageKey(word: string): word is PageKey {
  return Object.hasOwn(PAGES, word);
}

export function isPageField(name: string): name is PageField {
  return Object.hasOwn(pageLabels, name);
}
