import type { ChainedCommands } from '@tiptap/react';
import { Image, type LucideIcon, Table } from 'lucide-react';
import { panelNouns } from '../../nouns';
import { matches } from '../../palette/commands';
import { ACTIONS, insertTable } from './actions';

/** What a dialog asks for before it comes into the article. */
export type Asking = 'link' | 'picture' | 'product';

/** Something that begins on an empty line. */
export type Insertion = {
  label: string;
  /** Other words that it is looked for by. */
  hint?: string;
  icon: LucideIcon;
  begins: { run: (chain: ChainedCommands) => ChainedCommands } | { ask: Asking };
};

/** Of what the toolbar does to a text, what also begins one. */
const BLOCKS: Record<string, string> = {
  Seção: 'título h2',
  Subseção: 'subtítulo h3',
  Lista: 'itens',
  'Lista numerada': 'itens passos',
  Citação: 'destaque aspas',
  'Linha divisória': 'separador',
};

const INSERTIONS: Insertion[] = [
  ...ACTIONS.flat().flatMap(({ label, icon, run }) => {
    const hint = BLOCKS[label];
    return hint ? [{ label, hint, icon, begins: { run } }] : [];
  }),
  { label: 'Imagem', hint: 'foto figura', icon: Image, begins: { ask: 'picture' } },
  { label: 'Produto', hint: 'cartão', icon: panelNouns.products.icon, begins: { ask: 'product' } },
  { label: 'Tabela', hint: 'grade', icon: Table, begins: { run: insertTable } },
];

/** Those that a word begins to name. */
export function insertionsFor(query: string): Insertion[] {
  return INSERTIONS.filter(({ label, hint }) => matches(query, { title: label, ...(hint && { hint }) }));
}
