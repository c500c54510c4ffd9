import type { Editor } from '@tiptap/react';
import { ProductPicker } from '../../products/product-picker';
import type { ProductCardAttributes } from './product-card';

/** Asks for a product, whose card comes into the article, or in place of the card that is chosen there. */
export function ProductDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <ProductPicker
      without={[]}
      onChoose={({ id, name, category, number }) => {
        onClose();
        const attrs: ProductCardAttributes = { product: id, href: `/produtos/${category}/${number}`, name };
        editor.chain().focus().insertContent({ type: 'productCard', attrs }).run();
      }}
      onClose={() => {
        onClose();
        editor.commands.focus();
      }}
    />
  );
}
