import { readableAddress } from '../../shared/readable-address';
import type { RedirectRecord } from '../../shared/redirect';
import { api } from '../api';
import type { Deletion } from '../lists/deletion';
import { ConfirmDialog } from '../parts/dialog';

export const redirectDeletion: Deletion<RedirectRecord> = {
  send: ({ key, version }) =>
    api.panel.redirects[':key'].$delete({ param: { key }, query: { version: String(version) } }),
  failure: 'Erro ao excluir redirecionamento',
  success: { title: 'Redirecionamento excluído' },
  Question: ({ noun: _noun, row: { from }, ...question }) => (
    <ConfirmDialog
      title={`Excluir ${readableAddress(from)}`}
      text="Quem abrir este endereço verá que a página não existe. Excluir?"
      confirm="Excluir"
      {...question}
    />
  ),
};
