import type { Editor } from '@tiptap/react';
import { ProductPicker } from '../../products/product-picker';
import { backToText } from './back-to-text';
import { insertCard } from './card';
import { type ProductCardAttributes, ProductCardNode } from './product-card';

/** Asks for a product, whose card comes into the article, or in place of the card that is chosen there. */
export function ProductDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <ProductPicker
      title={editor.isActive(ProductCardNode.name) ? 'Trocar produto' : 'Escolher produto'}
      without={[]}
      onChoose={({ id, name, category, number }) => {
        onClose();
        const attrs: ProductCardAttributes = { product: id, href: `/produtos/${category}/${number}`, name };
        insertCard(editor, ProductCardNode.name, attrs).run();
      }}
      onClose={() => {
        onClose();
        backToText(editor);
      }}
    />
  );
}
