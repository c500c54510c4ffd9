import type { ProductCard } from '../../shared/product';
import { ProductCardView } from '../products/product-card';
import { SectionHeading } from './section-heading';

export function FeaturedProducts({ products }: { products: ProductCard[] }) {
  return (
    <section aria-labelledby="destaques-titulo" className="bg-lilac">
      <div className="shell section">
        <SectionHeading
          id="destaques-titulo"
          title="Os queridinhos da casa"
          text="Três sabores que somem do balcão antes do fim da tarde."
          link={{ to: '/produtos', label: 'Ver todos os produtos' }}
        />
        <ul className="grid grid-cols-1 gap-6 md:grid-cols-3">
          {products.map((product) => (
            <li key={`${product.category}/${product.number}`} data-reveal="">
              <ProductCardView product={product} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
