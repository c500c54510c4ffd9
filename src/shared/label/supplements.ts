/** The line whose products are supplements, which have rules of their own. */
export const SUPPLEMENTS = 'suplementos';

/** Name and warnings of every supplement (RDC 243/2018, arts. 12 and 15). */
export const SUPPLEMENT_STATEMENTS = [
  'SUPLEMENTO ALIMENTAR.',
  'ESTE PRODUTO NÃO É UM MEDICAMENTO.',
  'NÃO EXCEDER A RECOMENDAÇÃO DIÁRIA DE CONSUMO INDICADA NA EMBALAGEM.',
  'MANTENHA FORA DO ALCANCE DE CRIANÇAS.',
] as const;
