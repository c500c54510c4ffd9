import { useLoaderData } from 'react-router-dom';
import { ProductPage } from '../products/product';
import { ProductCardView } from '../products/product-card';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedProduct } from './loaders';

/** A product as it is typed; where its data sheet is not complete, as the card that is all there is of it. */
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
