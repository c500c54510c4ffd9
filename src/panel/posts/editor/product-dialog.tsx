import type { Editor } from '@tiptap/react';
import { ProductPicker } from '../../products/product-picker';
import { insertProductCard } from './product-card';

/** Asks for a product, whose card comes into the article, or in place of the card that is chosen there. */
export function ProductDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <ProductPicker
      title={editor.isActive('productCard') ? 'Trocar produto' : 'Escolher produto'}
      without={[]}
      onChoose={({ id, name, category, number }) => {
        onClose();
        insertProductCard(editor, { product: id, href: `/produtos/${category}/${number}`, name }).run();
      }}
      onClose={() => {
        onClose();
        editor.commands.focus();
      }}
    />
  );
}
