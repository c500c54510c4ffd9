import { useLoaderData } from 'react-router-dom';
import { NO_FILTERS } from '../../shared/catalogue/filters';
import { CategoryHeader, EmptyCategory } from '../products/category';
import { PackTile } from '../products/pack-tile';
import { ProductGrid } from '../products/product-grid';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedCategory } from './loaders';

/** Preview of a line's page with unsaved changes, with its products and without filters. */
export function CategoryPreview() {
  const { facts, category, pack, products } = useLoaderData<typeof loadPreviewedCategory>();
  return (
    <>
      <PreviewHead title={category.name} />
      <CategoryHeader category={category} pack={pack} />
      <div className="shell pb-20">
        {products.length === 0 ? (
          <EmptyCategory name={category.name} />
        ) : (
          <ProductGrid products={products} filters={NO_FILTERS} next={null}>
            {pack && <PackTile category={category} pack={pack} />}
          </ProductGrid>
        )}
      </div>
      <PreviewBand facts={facts} />
    </>
  );
}
