import { useLoaderData } from 'react-router-dom';
import { ProductPage } from '../products/product';
import { ProductCardView } from '../products/product-card';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedProduct } from './loaders';

/** A product as typed; without a complete data sheet it has only a card. */
export function ProductPreview() {
  const { facts, product, card, ...page } = useLoaderData<typeof loadPreviewedProduct>();
  return (
    <>
      <PreviewHead title={card.name} />
      {product ? (
        <ProductPage product={product} {...page} />
      ) : (
        <div className="preview-card">
          <h1 className="sr-only">{card.name}</h1>
          <ProductCardView product={card} heading="h2" />
        </div>
      )}
      <PreviewBand facts={facts} />
    </>
  );
}
