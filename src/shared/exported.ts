import type { Tabular } from './sheet/columns';

/** Exports in the order offered, with their label and file name. */
export const EXPORTED = [
  { noun: 'products', label: 'Produtos', file: 'produtos' },
  { noun: 'categories', label: 'Categorias', file: 'categorias' },
  { noun: 'locations', label: 'Locais', file: 'locais' },
  { noun: 'posts', label: 'Postagens', file: 'postagens' },
  { noun: 'slides', label: 'Slides', file: 'slides' },
  { noun: 'faqs', label: 'Perguntas', file: 'perguntas' },
  { noun: 'pages', label: 'Páginas', file: 'paginas' },
  { noun: 'settings', label: 'Configurações', file: 'configuracoes' },
] as const satisfies { noun: Tabular | 'pages' | 'settings'; label: string; file: string }[];
export type ExportedNoun = (typeof EXPORTED)[number]['noun'];

/** A table, or JSON with the contract's names. */
export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
