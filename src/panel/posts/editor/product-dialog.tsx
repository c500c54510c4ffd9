import type { Editor } from '@tiptap/react';
import { movedAmong, productPath } from '../../../shared/category-path';
import { categories } from '../../lists/lists';
import { usePanelList } from '../../lists/use-panel-list';
import { ProductPicker } from '../../products/product-picker';
import { backToText } from './back-to-text';
import { insertCard } from './card';
import { type ProductCardAttributes, ProductCardNode } from './product-card';

/** Asks for a product, and inserts its card or replaces the selected one. */
export function ProductDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const lines = usePanelList(categories({})).rows ?? [];
  const close = () => backToText(editor, onClose);
  return (
    <ProductPicker
      title={editor.isActive(ProductCardNode.name) ? 'Trocar produto' : 'Escolher produto'}
      without={[]}
      withInactive
      onChoose={(product) => {
        close();
        const attrs: ProductCardAttributes = {
          product: product.id,
          href: productPath(product, movedAmong(lines)),
          name: product.name,
        };
        insertCard(editor, ProductCardNode.name, attrs).run();
      }}
      onClose={close}
    />
  );
}
