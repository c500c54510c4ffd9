import type { LocationItem } from '../../shared/location';
import { api } from '../api';
import type { Deletion } from '../lists/deletion';
import { ConfirmDialog } from '../parts/dialog';

type Deletable = Pick<LocationItem, 'id' | 'version' | 'name'>;

export const locationDeletion: Deletion<Deletable> = {
  send: ({ id, version }) =>
    api.panel.locations[':id'].$delete({ param: { id: String(id) }, query: { version: String(version) } }),
  failure: 'Erro ao excluir',
  success: { title: 'Local excluído' },
  Question: ({ noun: _noun, row: { name }, ...question }) => (
    <ConfirmDialog title={`Excluir ${name}`} text="Excluir este local?" confirm="Excluir" {...question} />
  ),
};
