import type { Written } from '../../shared/pages/written';
import type { ProductCard } from '../../shared/product';
import { ProductCardView } from '../products/product-card';
import { SectionHeading } from './section-heading';

export function FeaturedProducts({ products, written }: { products: ProductCard[]; written: Written }) {
  return (
    <section aria-labelledby="destaques-titulo" className="bg-lilac">
      <div className="shell section">
        <SectionHeading id="destaques-titulo" written={written} name="homeProducts" to="/produtos" />
        <ul className="beside md:grid-cols-3">
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
