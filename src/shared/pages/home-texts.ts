import { homePictures } from './home-pictures';

/** Default texts of the home's sections. */
export const homeTexts = {
  ...homePictures,
  homeSearchTitle: '',
  homeDescription:
    'Shakes, sorvetes, cones sem glúten e bebidas quentes com proteína e sabor de verdade. Conheça os produtos e encontre uma loja Soul perto de você.',
  homeShareImage: '',
  homePromise1: 'Proteína em todo gole',
  homePromise1Text: 'Dos shakes às bebidas quentes, a conta fecha no rótulo.',
  homePromise2: 'Cones sem glúten',
  homePromise2Text: 'Crocantes até a última mordida, em dez sabores.',
  homePromise3: 'Sabor vem primeiro',
  homePromise3Text: 'Se não der vontade de repetir, não entra no cardápio.',
  homeAboutTitle: 'Comer bem pode ser a melhor parte do dia',
  homeAbout: `A Soul nasceu de uma pergunta simples: por que a comida que faz bem precisa ter gosto de obrigação? Fomos para a cozinha e voltamos com shakes cremosos, sorvetes com proteína, cones sem glúten e bebidas quentes para os dias de preguiça.

Tudo com rótulo claro, porção honesta e aquele capricho de quem também vai tomar.`,
  homeAboutLink: 'Conheça a nossa história',
  homeProductsTitle: 'Os queridinhos da casa',
  homeProducts: 'Três sabores que somem do balcão antes do fim da tarde.',
  homeProductsLink: 'Ver todos os produtos',
  homePostsTitle: 'Direto do blog',
  homePosts: 'Treino, nutrição e vida real, em textos que cabem no intervalo do café.',
  homePostsLink: 'Ler todos os artigos',
  homeStoresTitle: 'Onde estamos',
  homeStores:
    'Lojas e revendedores Soul pelo Brasil. Busque a sua cidade, ou veja o que está perto, e escolha um local.',
  homeStoresLink: 'Ver horários e contatos',
};
