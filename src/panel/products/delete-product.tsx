import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import type { ProductRow } from '../../shared/product';
import { api } from '../api';
import { UsesList } from '../media/uses-list';
import { ConfirmDialog } from '../parts/dialog';

type Props = { product: ProductRow; onCancel: () => void; onConfirm: () => void };

/** Asks before a product goes, and tells what it goes from. */
export function DeleteProduct({ product: { id, name, active }, onCancel, onConfirm }: Props) {
  const { data: uses = [] } = useQuery({
    queryKey: ['product-uses', id],
    queryFn: ({ signal }) =>
      unwrap(api.panel.products[':id'].uses.$get({ param: { id: String(id) } }, { init: { signal } })),
  });
  return (
    <ConfirmDialog
      title="Excluir este produto?"
      text={`"${name}" ${active ? 'sai do site agora mesmo' : 'não está no site e sai da lista'}. Logo depois, dá para desfazer.`}
      confirm="Excluir"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {uses.length > 0 && (
        <section aria-label="Onde aparece" className="mt-4 grid gap-2">
          <p>Some também destas páginas:</p>
          <UsesList uses={uses} />
        </section>
      )}
    </ConfirmDialog>
  );
}
