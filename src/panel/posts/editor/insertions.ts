import type { ChainedCommands } from '@tiptap/react';
import { Image, type LucideIcon, SquarePlay, Table } from 'lucide-react';
import { panelNouns } from '../../nouns';
import { matches, type Named } from '../../parts/matches';
import { ACTIONS, insertTable } from './actions';

/** Insertions that need a dialog. */
export type Asking = 'link' | 'picture' | 'product' | 'video';

/** An insertion that can begin on an empty line. */
export type Insertion = Named & {
  icon: LucideIcon;
  does: { run: (chain: ChainedCommands) => ChainedCommands } | { ask: Asking };
};

const INSERTIONS: Insertion[] = [
  ...ACTIONS.flatMap(({ label, icon, run, slashWords }) =>
    slashWords ? [{ title: label, hint: slashWords, icon, does: { run } }] : [],
  ),
  { title: 'Imagem', hint: 'foto figura', icon: Image, does: { ask: 'picture' } },
  { title: 'Produto', hint: 'cartão', icon: panelNouns.products.icon, does: { ask: 'product' } },
  { title: 'Vídeo', hint: 'youtube', icon: SquarePlay, does: { ask: 'video' } },
  { title: 'Tabela', hint: 'grade', icon: Table, does: { run: insertTable } },
];

/** Returns the insertions whose name or synonym begins with the query. */
export function insertionsFor(query: string): Insertion[] {
  return INSERTIONS.filter((insertion) => matches(query, insertion));
}
