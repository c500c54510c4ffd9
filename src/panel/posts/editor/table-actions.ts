import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  PanelTop,
  Rows3,
  Trash2,
} from 'lucide-react';
import type { Action } from './actions';

/** Actions on the table at the caret. */
export const TABLE_ACTIONS: Action[] = [
  { label: 'Inserir linha acima', icon: BetweenHorizontalStart, run: (chain) => chain.addRowBefore() },
  { label: 'Inserir linha abaixo', icon: BetweenHorizontalEnd, run: (chain) => chain.addRowAfter() },
  { label: 'Inserir coluna à esquerda', icon: BetweenVerticalStart, run: (chain) => chain.addColumnBefore() },
  { label: 'Inserir coluna à direita', icon: BetweenVerticalEnd, run: (chain) => chain.addColumnAfter() },
  { label: 'Linha de cabeçalho', icon: PanelTop, run: (chain) => chain.toggleHeaderRow() },
  { label: 'Excluir linha', icon: Rows3, run: (chain) => chain.deleteRow() },
  { label: 'Excluir coluna', icon: Columns3, run: (chain) => chain.deleteColumn() },
  { label: 'Excluir tabela', icon: Trash2, run: (chain) => chain.deleteTable() },
];
