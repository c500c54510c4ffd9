/** What editors call what a page says of itself to search engines and chats. */
export const searchAppearanceLabels = {
  searchTitle: 'Título nos buscadores',
  searchDescription: 'Descrição nos buscadores',
  shareImage: 'Imagem ao compartilhar',
};
