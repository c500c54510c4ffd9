import type { Category } from '../../shared/category';
import type { Pack } from '../../shared/pack';
import { CategoryHeader } from '../../site/products/category';
import { CategoryCard } from '../../site/products/category-card';
import { SiteFrame } from './site-frame';

type Props = {
  category: Category;
  pack: Pack | null;
  /** What the line sells now, which this form does not change. */
  offer: { productCount: number; fromCents: number | null };
};

/** Shows a line as the site does: its card among all products, and the top of its page on a phone. */
export function CategoryPreview({ category, pack, offer }: Props) {
  if (category.name === '' || category.image === '') {
    return (
      <p className="rounded-card border border-dashed border-line px-5 py-10 text-center text-sm text-balance text-muted">
        A prévia aparece quando houver nome e imagem.
      </p>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <figure className="xl:mx-auto xl:w-4/5">
        <div className="overflow-hidden rounded-card border border-line bg-[#fffbfe]">
          <SiteFrame title="Prévia do cartão em Produtos" width={480} height="content">
            <div style={{ padding: 24 }}>
              <CategoryCard category={{ ...category, ...offer, ...(pack && { pack }) }} eager isLarge />
            </div>
          </SiteFrame>
        </div>
        <figcaption className="mt-1.5 text-center text-sm text-muted">Em Produtos</figcaption>
      </figure>
      <figure className="mx-auto w-3/5 xl:w-1/2">
        <div className="overflow-hidden rounded-card border border-line bg-[#fffbfe]">
          <SiteFrame title="Prévia da página no celular" width={390} height={600}>
            <CategoryHeader category={category} pack={pack} />
          </SiteFrame>
        </div>
        <figcaption className="mt-1.5 text-center text-sm text-muted">Início da página, no celular</figcaption>
      </figure>
    </div>
  );
}
