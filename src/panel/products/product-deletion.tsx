import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import type { ProductRow } from '../../shared/product';
import { api } from '../api';
import type { Deletion, QuestionProps } from '../lists/deletion';
import { UsesList } from '../media/uses-list';
import { ConfirmDialog } from '../parts/dialog';

type Deletable = Pick<ProductRow, 'id' | 'version' | 'name' | 'active'>;
const route = api.panel.products[':id'];

export const productDeletion: Deletion<Deletable> = {
  send: ({ id, version }) => route.$delete({ param: { id: String(id) }, query: { version: String(version) } }),
  failure: 'Erro ao excluir produto',
  success: { title: 'Produto excluído' },
  Question: DeleteProduct,
};

/** Asks before a product is deleted, and lists the records that show it or link to its page. */
function DeleteProduct({ noun: _noun, row: { id, name, active }, children, ...question }: QuestionProps<Deletable>) {
  const { data, isError } = useQuery({
    queryKey: ['product-uses', id],
    queryFn: ({ signal }) => unwrap(route.uses.$get({ param: { id: String(id) } }, { init: { signal } })),
  });
  const { shown = [], linked = [] } = data ?? {};
  return (
    <ConfirmDialog
      title="Excluir este produto?"
      text={`“${name}” ${active ? 'sai do site agora mesmo' : 'não está no site e sai da lista'}. Logo depois, dá para desfazer.`}
      confirm="Excluir"
      {...question}
    >
      {isError && <p className="mt-4">Não deu para ver em que outras páginas ele aparece.</p>}
      {shown.length > 0 && (
        <section aria-label="Onde aparece" className="mt-4 grid gap-2">
          <p>Some também destas páginas:</p>
          <UsesList uses={shown} />
        </section>
      )}
      {linked.length > 0 && (
        <section aria-label="Links para ele" className="mt-4 grid gap-2">
          <p>Nestes lugares, um link vai ficar quebrado:</p>
          <UsesList uses={linked} />
          <p>Troque o link ou redirecione o endereço em Redirecionamentos.</p>
        </section>
      )}
      {children}
    </ConfirmDialog>
  );
}
