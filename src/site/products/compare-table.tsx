// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop table semantics when a table is laid out as a grid
import { Check, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { isSame } from '../../shared/cart';
import { writeCompared } from '../../shared/catalogue/compared';
import type { ComparedRow, ComparedSection } from '../../shared/catalogue/comparison';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { useCategoryPath } from '../layout/document';
import type { loadCompared } from './loaders';

type Products = Awaited<ReturnType<typeof loadCompared>>['products'];
/** Same as in the nutrition table. */
const INDENT = ['', 'pl-4', 'pl-8'];
/** The nutrition table's term for an unknown value: a dash could be read as “no”. */
const UNKNOWN = <span className="text-sm font-normal text-muted">não informado</span>;

type Props = { products: Products; sections: ComparedSection[]; onRemove: () => void };

/**
 * Products in columns. CSS lays the table out as a grid, in narrow windows with each row's header above its values; explicit
 * roles keep the table semantics in all browsers.
 */
export function CompareTable({ products, sections, onRemove }: Props) {
  const pathOf = useCategoryPath();
  const names = products.map(({ name }) => name);
  return (
    <table role="table" className="compare tabular" style={{ '--products': products.length } as CSSProperties}>
      <caption className="sr-only">Comparação de produtos, um em cada coluna</caption>
      <thead role="rowgroup">
        <tr role="row" className="compare-top two-rings">
          <th role="rowheader" scope="row">
            <span className="sr-only">Foto</span>
          </th>
          {products.map((product) => (
            <td key={keyOf(product)} role="cell">
              <div className="compare-picture world relative" style={worldOf(product.image?.src)}>
                {product.image && (
                  <Picture
                    src={product.image.src}
                    shape="square"
                    alt={product.image.alt}
                    eager
                    sizes="(min-width: 64rem) 16rem, (min-width: 48rem) 22vw, 33vw"
                  />
                )}
                {/* For keyboard and screen reader the name below is the link. */}
                <Link
                  to={`${pathOf(product.category)}/${product.number}`}
                  tabIndex={-1}
                  aria-hidden
                  className="card-link"
                />
              </div>
              <Link
                to={`/comparar${writeCompared(products.filter((other) => !isSame(other, product)))}`}
                preventScrollReset
                onClick={onRemove}
                // Spares crawlers the many possible combinations.
                rel="nofollow"
                aria-label={`Tirar ${product.name} da comparação`}
                className="compare-remove absolute grid size-11 place-items-center rounded-full text-plum hover:bg-pink"
              >
                <X aria-hidden size={20} />
              </Link>
            </td>
          ))}
        </tr>
        <tr role="row" className="compare-names">
          <th role="columnheader" scope="col">
            <span className="sr-only">O que se compara</span>
          </th>
          {products.map((product) => (
            <th key={keyOf(product)} role="columnheader" scope="col">
              <Link
                to={`${pathOf(product.category)}/${product.number}`}
                className="inline-block py-2 font-display font-semibold underline-offset-4 hover:underline"
              >
                <Text>{product.name}</Text>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, look, rows }) => (
        <tbody key={title} role="rowgroup" className={`compare-${look}`}>
          {rows.length > 1 && look !== 'figures' && (
            <tr role="row" className="compare-title">
              <th role="rowheader" scope="rowgroup" colSpan={products.length + 1} className="pt-12">
                <span className="font-display text-heading font-semibold text-ink">{title}</span>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Row key={row.name} row={row} names={names} isText={look === 'texts'} />
          ))}
          {look === 'figures' && (
            <tr role="row" className="print:hidden noscript:hidden">
              <th role="rowheader" scope="row">
                Pedir
              </th>
              {products.map(({ category, number, name, priceCents, image }) => (
                <td key={`${category}/${number}`} role="cell">
                  <AddToCartButton
                    product={{ category, number, name, priceCents, image: image?.src ?? null }}
                    compact
                  />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

const keyOf = ({ category, number }: Products[number]) => `${category}/${number}`;

type RowProps = { row: ComparedRow; names: string[]; isText: boolean };

/** A long text shared by all products is shown once. */
function Row({ row: { name, values, indent = 0, mark }, names, isText }: RowProps) {
  const [first] = values;
  if (isText && first && values.length > 1 && values.every((value) => value === first)) {
    return (
      <tr role="row">
        <th role="rowheader" scope="row">
          {name}
        </th>
        <td role="cell" colSpan={values.length} data-name={values.length === 2 ? 'Os dois' : 'Os três'}>
          {first}
        </td>
      </tr>
    );
  }
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={INDENT[indent]}>
        {name}
      </th>
      {values.map((value, index) => (
        <td key={names[index]} role="cell" data-name={names[index]}>
          {value === null ? UNKNOWN : mark?.at.includes(index) ? <Best word={mark.word}>{value}</Best> : value}
        </td>
      ))}
    </tr>
  );
}

/** The best value: marked by weight, icon and text. */
function Best({ word, children }: { word: string; children: ReactNode }) {
  return (
    <>
      <b>{children}</b>{' '}
      <span className="compare-best rounded-full bg-pink text-xs font-medium text-plum">
        <Check aria-hidden size={14} strokeWidth={3} />
        {word}
      </span>
    </>
  );
}
