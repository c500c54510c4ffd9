/** Labels of the search appearance in the panel. */
export const searchAppearanceLabels = {
  searchTitle: 'Título nos buscadores',
  searchDescription: 'Descrição nos buscadores',
  shareImage: 'Imagem ao compartilhar',
};
