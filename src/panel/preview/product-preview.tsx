import type { ReactNode } from 'react';
import { cardFacts } from '../../shared/catalogue/suitability';
import type { Nutrition } from '../../shared/nutrition-facts';
import { hasWholeSheet, type ProductInput } from '../../shared/product';
import { Ingredients } from '../../site/products/ingredients';
import { NutritionTable } from '../../site/products/nutrition-table';
import { ProductCardView } from '../../site/products/product-card';
import { ProductView as SitePage } from '../../site/products/product-view';
import { SiteFrame } from './site-frame';

const VIEWS = { card: 'Cartão', page: 'Página', label: 'Rótulo' } as const;
export type ProductView = keyof typeof VIEWS;

/** A product in its current input, with nutrition facts only if they are complete. */
export type PreviewedProduct = Omit<ProductInput, 'nutrition'> & {
  nutrition: Nutrition | null;
  statements: string[];
  notes: string[];
};

type Props = {
  product: PreviewedProduct;
  categoryName: string;
  view: ProductView;
  onView: (view: ProductView) => void;
};

/** Shows a product as the site does: its card, its page on a phone, and its label. */
export function ProductPreview({ product, categoryName, view, onView }: Props) {
  return (
    <div className="grid gap-3">
      <div role="group" aria-label="O que a prévia mostra" className="flex gap-1 rounded-lg bg-sunken p-1">
        {Object.entries(VIEWS).map(([value, name]) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === view}
            onClick={() => onView(value as ProductView)}
            className="min-h-9 flex-1 rounded-md text-sm font-medium text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card"
          >
            {name}
          </button>
        ))}
      </div>
      {view === 'card' && <Card product={product} />}
      {view === 'page' && <Page product={product} categoryName={categoryName} />}
      {view === 'label' && <Label product={product} />}
    </div>
  );
}

/** Space for the site's header at the top of the page, in px. */
const HEADER_ROOM = 80;

function Card({ product }: { product: PreviewedProduct }) {
  const [image = null] = product.images;
  const card = { ...product, facts: cardFacts(product), image, hasPage: hasWholeSheet(product) };
  return (
    <Framed>
      <SiteFrame title="Prévia do cartão" width={384} height="content">
        <div style={{ padding: 24 }}>
          <ProductCardView product={card} heading="h3" />
        </div>
      </SiteFrame>
    </Framed>
  );
}

function Page({ product, categoryName }: { product: PreviewedProduct; categoryName: string }) {
  if (!hasWholeSheet(product)) {
    return (
      <Missing>
        A página existe quando há descrição longa, ao menos um benefício e a informação nutricional. Até lá o cartão diz
        “Em breve”.
      </Missing>
    );
  }
  return (
    <Framed>
      <section
        aria-label="Página do produto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable.
        tabIndex={0}
        className="max-h-[calc(100dvh-11rem)] overflow-y-auto focus-visible:outline-[#6147de]"
      >
        <SiteFrame title="Prévia da página no celular" width={390} height="content">
          <div style={{ marginTop: -HEADER_ROOM }}>
            <SitePage product={product} categoryName={categoryName} />
          </div>
        </SiteFrame>
      </section>
    </Framed>
  );
}

function Label({ product }: { product: PreviewedProduct }) {
  const { nutrition } = product;
  if (!nutrition)
    return (
      <Missing>
        O rótulo aparece quando a porção e os seis primeiros valores estão preenchidos e nenhum valor tem erro.
      </Missing>
    );
  return (
    <Framed>
      <SiteFrame title="Prévia do rótulo" width={420} height="content">
        <div style={{ padding: 16, display: 'grid', gap: 24 }}>
          <NutritionTable nutrition={nutrition} />
          <Ingredients product={product} />
        </div>
      </SiteFrame>
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return <div className="overflow-hidden rounded-card border border-line bg-[#fffbfe]">{children}</div>;
}

function Missing({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-dashed border-line px-5 py-10 text-center text-sm text-balance text-muted">
      {children}
    </p>
  );
}
