/** Default texts of `/biocasaforte`; the branch's name, address and links are settings. */
export const branchTexts = {
  branchSearchTitle: '',
  branchDescription: 'Peça seu shake, veja como chegar, converse pelo WhatsApp e consulte as tabelas nutricionais.',
  branchShareImage: '',
  branchOrder: 'Fazer pedido',
  branchMap: 'Onde estamos',
  branchChat: 'Fale com a gente (WhatsApp)',
  branchNutrition: 'Tabelas nutricionais',
  branchToday: 'Hoje vai bem',
};
