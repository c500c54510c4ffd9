import { ArrowLeftRight, CircleCheck, FileText, MapPin, MessageCircle } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import { MAX_QUANTITY } from '../../shared/cart';
import { COMPARED_MAX, writeCompared } from '../../shared/catalogue/compared';
import { atAGlance } from '../../shared/label/at-a-glance';
import { formatPrice } from '../../shared/number-text';
import type { Pack } from '../../shared/pack';
import type { Flavour, Product } from '../../shared/product';
import { chatLink, shareLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { Link } from '../../ui/link';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { Text } from '../../ui/text';
import { Wave } from '../../ui/wave';
import { worldOf } from '../../ui/world';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { useCategoryPath, useSite } from '../layout/document';
import { Later } from '../layout/later';
import { FavouriteButton } from './favourite-button';
import { Figures, Sticker } from './figures';
import { Flavours } from './flavours';
import { Gallery } from './gallery';
import { Ingredients } from './ingredients';
import { NutritionTable } from './nutrition-table';

type Props = {
  product: Product;
  categoryName: string;
  pack?: Pack | null;
  /** All products of its line that have a page, including this one. */
  flavours?: Flavour[];
  /** Content at the end of the first view. */
  fold?: ReactNode;
  /** Quantity to order; the panel's preview leaves it at 1. */
  quantity?: number;
  setQuantity?: (quantity: number) => void;
  /** Ref of the order button's row. */
  order?: RefCallback<HTMLDivElement>;
  /** Notice to read before ordering. */
  note?: ReactNode;
  /** Content after the data sheet. */
  children?: ReactNode;
};

/** A product with its full data sheet. */
export function ProductView({ product, categoryName, pack = null, flavours = [], fold, children, ...purchase }: Props) {
  const address = `${product.category}/${product.number}`;
  return (
    <>
      <div className="product world" style={worldOf(product.images[0]?.src)}>
        <Gallery
          key={`gallery/${address}`}
          images={product.images}
          name={product.name}
          sticker={<Sticker {...product} />}
        />
        <div className="product-buy">
          <Breadcrumbs category={product.category} categoryName={categoryName} name={product.name} />
          <Purchase key={address} {...purchase} {...{ product, pack, flavours }}>
            <Flavours {...{ product, categoryName, pack, flavours }} />
          </Purchase>
        </div>
      </div>
      <Wave className="text-page" />
      {fold}
      <Later>
        <Figures nutrition={product.nutrition} />
        <DataSheet product={product} categoryName={categoryName} />
        {children}
      </Later>
    </>
  );
}

function Breadcrumbs({ category, categoryName, name }: { category: string; categoryName: string; name: string }) {
  const pathOf = useCategoryPath();
  return (
    <nav aria-label="Você está aqui">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        <li>
          <Link to="/produtos" className="inline-block py-2 font-medium hover:underline">
            Produtos
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <Link to={pathOf(category)} className="inline-block py-2 font-medium hover:underline">
            {categoryName}
          </Link>
        </li>
        {/* Hidden on phones: the name repeats the heading below, and the slash would be alone at the end of a row. */}
        <li aria-hidden className="max-sm:hidden">
          /
        </li>
        <li aria-current="page" className="py-2 max-sm:hidden">
          <Text>{name}</Text>
        </li>
      </ol>
    </nav>
  );
}

type PurchaseProps = Pick<Props, 'product' | 'quantity' | 'setQuantity' | 'order' | 'note'> & {
  pack: Pack | null;
  flavours: Flavour[];
  children: ReactNode;
};

function Purchase({
  product,
  pack,
  flavours,
  quantity = 1,
  setQuantity = () => {},
  order,
  note,
  children,
}: PurchaseProps) {
  const { name, priceCents } = product;
  const { settings } = useSite();
  return (
    <>
      <h1 className="product-name">
        <Text>{name}</Text>
      </h1>
      <p className="product-price">{formatPrice(priceCents)}</p>
      <p className="snug">
        <Text>{product.description}</Text>
      </p>
      <p className="product-glance">
        <Text>{atAGlance(product)}</Text>
      </p>
      <div ref={order} className="product-order print:hidden">
        <QuantityStepper label="quantidade" value={quantity} max={MAX_QUANTITY} onChange={setQuantity} />
        <AddToCartButton product={asItem(product, pack)} quantity={quantity} />
        <noscript>
          <a href={chatLink(settings.chatPhone, `Olá! Quero pedir: ${name}.`)} className={buttonClass()}>
            Pedir pelo WhatsApp
          </a>
        </noscript>
      </div>
      {note}
      {children}
      <section aria-labelledby="beneficios" className="pt-2">
        <h2 id="beneficios" className="mb-3 text-heading">
          Benefícios
        </h2>
        <ul className="product-benefits snug">
          {product.benefits.map((benefit) => (
            <li key={benefit}>
              <CircleCheck aria-hidden size={22} />
              <span>
                <Text>{benefit}</Text>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Ways product={product} flavours={flavours} />
    </>
  );
}

/** Returns the product as a cart item. */
export function asItem({ category, number, name, priceCents, images }: Product, pack: Pack | null) {
  return { category, number, name, priceCents, image: images[0]?.src ?? null, pack };
}

/** Links for the next step: stores, favourites, comparison, sharing. */
function Ways({ product: { category, number, name }, flavours }: { product: Product; flavours: Flavour[] }) {
  const { origin } = useSite();
  const pathOf = useCategoryPath();
  // The other flavours, starting after this product and wrapping around.
  const others = [...flavours.filter((one) => one.number > number), ...flavours.filter((one) => one.number < number)];
  const compared = [{ number }, ...others].slice(0, COMPARED_MAX).map((one) => ({ category, number: one.number }));
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      {/* First, so that it does not move from under the finger when its text changes. */}
      <FavouriteButton product={{ category, number }} />
      <Link to="/onde-estamos" className="onward product-way">
        <MapPin aria-hidden size={20} />
        Onde encontrar
      </Link>
      <Link to={`/comparar${writeCompared(compared)}`} className="onward product-way">
        <ArrowLeftRight aria-hidden size={20} />
        Comparar com outros
      </Link>
      <a
        href={shareLink(`${name} ${origin}${pathOf(category)}/${number}`)}
        target="_blank"
        rel="noopener"
        className="onward product-way"
      >
        <MessageCircle aria-hidden size={20} />
        Compartilhar no WhatsApp
      </a>
    </p>
  );
}

function DataSheet({ product, categoryName }: { product: Product; categoryName: string }) {
  const pathOf = useCategoryPath();
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
        {/* A file served by the edge, unknown to the router. */}
        <a
          href={`${pathOf(product.category).replace('produtos', 'tabelas-nutricionais')}.pdf`}
          className="onward product-way mt-4 print:hidden"
        >
          <FileText aria-hidden size={20} />
          Tabelas da linha {categoryName} em PDF
        </a>
      </section>
    </div>
  );
}
