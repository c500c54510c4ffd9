/** The licensing figures, as the brand states them. */

export const INVESTMENT = [
  { item: 'Taxa de licenciamento', value: 'a partir de R$ 47.000' },
  { item: 'Instalação e equipamentos', value: 'R$ 180.000 a R$ 250.000' },
  { item: 'Capital de giro', value: 'R$ 30.000 a R$ 50.000' },
  { item: 'Estoque inicial', value: 'R$ 40.000 a R$ 60.000' },
];

export const TOTAL = 'a partir de R$ 337.000';

export const RESULTS = [
  { item: 'Receita média', value: '35 a 55%', detail: 'do total da operação' },
  { item: 'Crescimento', value: '200%', detail: 'em 2 anos' },
  { item: 'Retenção', value: 'acima de 78%', detail: '' },
];
