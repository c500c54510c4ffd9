import { Check } from 'lucide-react';
import { useState } from 'react';
import { MAX_QUANTITY } from '../../shared/cart';
import { formatPrice } from '../../shared/format';
import type { Product } from '../../shared/product';
import { Link } from '../../ui/link';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { Text } from '../../ui/text';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { Gallery } from './gallery';
import { Ingredients } from './ingredients';
import { NutritionTable } from './nutrition-table';

/** A product with its whole data sheet, as its page shows it. */
export function ProductView({ product, categoryName }: { product: Product; categoryName: string }) {
  const address = `${product.category}/${product.number}`;
  return (
    <>
      <div className="wash pt-24 md:pt-28">
        <div className="shell">
          <Breadcrumbs category={product.category} categoryName={categoryName} name={product.name} />
          <div className="grid gap-8 pt-4 pb-16 md:grid-cols-2 lg:gap-16">
            <div className="md:sticky md:top-24 md:self-start">
              <Gallery key={address} images={product.images} name={product.name} />
            </div>
            <Purchase key={address} product={product} />
          </div>
        </div>
      </div>
      <DataSheet product={product} />
    </>
  );
}

function Breadcrumbs({ category, categoryName, name }: { category: string; categoryName: string; name: string }) {
  return (
    <nav aria-label="Você está aqui">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <li>
          <Link to="/produtos" className="inline-block py-2 font-medium text-primary-deep hover:underline">
            Produtos
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <Link
            to={`/produtos/${category}`}
            className="inline-block py-2 font-medium text-primary-deep hover:underline"
          >
            {categoryName}
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li aria-current="page" className="py-2">
          <Text>{name}</Text>
        </li>
      </ol>
    </nav>
  );
}

function Purchase({ product }: { product: Product }) {
  const { category, number, name, priceCents, images } = product;
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="grid gap-6 md:py-6">
      <h1 className="text-title">
        <Text>{name}</Text>
      </h1>
      <p className="text-[1.15em] leading-snug">
        <Text>{product.description}</Text>
      </p>
      <p className="font-display text-title font-semibold text-primary-deep">{formatPrice(priceCents)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper label="Quantidade" value={quantity} max={MAX_QUANTITY} onChange={setQuantity} />
        <AddToCartButton
          product={{ category, number, name, priceCents, image: images[0]?.src ?? null }}
          quantity={quantity}
        />
      </div>
      <section aria-labelledby="beneficios">
        <h2 id="beneficios" className="mb-4 text-heading">
          Benefícios
        </h2>
        <ul className="grid gap-3 lg:grid-cols-2">
          {product.benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-3 rounded-3xl bg-white p-4 leading-snug shadow-card">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-pink text-plum">
                <Check aria-hidden size={18} />
              </span>
              <span>
                <Text>{benefit}</Text>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function DataSheet({ product }: { product: Product }) {
  return (
    <div className="shell grid gap-12 pb-20 md:grid-cols-2 lg:gap-16">
      <div className="flex flex-col gap-12">
        <section aria-labelledby="descricao">
          <h2 id="descricao" className="mb-5 text-heading">
            Sobre o produto
          </h2>
          <div className="max-w-prose grid gap-4">
            {product.longDescription.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>
                <Text>{paragraph}</Text>
              </p>
            ))}
          </div>
        </section>
        <Ingredients product={product} />
      </div>
      <section aria-labelledby="nutricao">
        <h2 id="nutricao" className="mb-5 text-heading">
          Informação nutricional
        </h2>
        <NutritionTable nutrition={product.nutrition} />
      </section>
    </div>
  );
}
