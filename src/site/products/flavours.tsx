import { type Pack, packInvitation } from '../../shared/pack';
import type { Flavour, Product } from '../../shared/product';
import { splitTogether } from '../../shared/typography';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import { tint } from '../../ui/world';
import { useCategoryPath } from '../layout/document';

type Props = { product: Product; categoryName: string; pack: Pack | null; flavours: Flavour[] };

/** Links to the line's other flavours, each in its own colour. */
export function Flavours({ product, categoryName, pack, flavours }: Props) {
  const pathOf = useCategoryPath();
  if (flavours.length < 2) return null;
  return (
    <section aria-labelledby="sabores" className="print:hidden">
      <h2 id="sabores" className="mb-3 text-heading">
        Toda a linha {categoryName}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {flavours.map(({ number, name, color }) => (
          <li key={number}>
            <Link
              to={`${pathOf(product.category)}/${number}`}
              aria-current={number === product.number ? 'true' : undefined}
              className="chip flavour"
              style={tint(color)}
              viewTransition
            >
              <Name>{flavourOf(name, categoryName)}</Name>
            </Link>
          </li>
        ))}
      </ul>
      {pack && (
        <Link to={`${pathOf(product.category)}/caixa`} className="onward">
          {packInvitation(pack)}
        </Link>
      )}
    </section>
  );
}

/** A wrapper keeps the name's parts together: as separate items of a chip they would lose the space between them. */
function Name({ children }: { children: string }) {
  const text = <Text>{children}</Text>;
  return splitTogether(children).length > 1 ? <span>{text}</span> : text;
}

/** `Soul Shake Pistache` of the line `Soul Shake` → `Pistache`; a name of another form stays whole. */
function flavourOf(name: string, line: string): string {
  return name.startsWith(`${line} `) ? name.slice(line.length + 1) : name;
}
