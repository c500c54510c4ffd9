import type { CategoryRecord } from '../../shared/category';
import { listAddress } from '../../shared/panel-lists';
import { api } from '../api';
import type { Deletion, QuestionProps } from '../lists/deletion';
import { Button, LinkButton } from '../parts/button';
import { ConfirmDialog, Dialog, DialogActions } from '../parts/dialog';

type Deletable = Pick<CategoryRecord, 'key' | 'version' | 'name' | 'productCount'>;

export const categoryDeletion: Deletion<Deletable> = {
  send: ({ key, version }) =>
    api.panel.categories[':key'].$delete({ param: { key }, query: { version: String(version) } }),
  failure: 'Erro ao excluir categoria',
  success: { title: 'Categoria excluída' },
  Question: DeleteCategory,
};

/** Asks before a category is deleted. If it has products it cannot be, and the dialog links to them. */
function DeleteCategory({ noun: _noun, row, children, onCancel, onConfirm }: QuestionProps<Deletable>) {
  const { key, name, productCount } = row;
  if (productCount === 0) {
    return (
      <ConfirmDialog
        title="Excluir esta categoria?"
        text={`“${name}” sai do site agora mesmo. Logo depois, dá para desfazer.`}
        confirm="Excluir"
        {...{ onCancel, onConfirm }}
      >
        {children}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title="Esta categoria tem produtos" onClose={onCancel}>
      <p className="mt-1.5">
        Para excluir “{name}”, mova ou exclua primeiro{' '}
        {productCount === 1 ? 'o produto dela' : `os ${productCount} produtos dela`}.
      </p>
      <DialogActions>
        <LinkButton to={listAddress('products', { category: key })}>Ver os produtos</LinkButton>
        <Button look="primary" onClick={onCancel}>
          Entendi
        </Button>
      </DialogActions>
    </Dialog>
  );
}
