import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSame } from '../../shared/cart';
import { COMPARED_MAX, productWord, readCompared, writeCompared } from '../../shared/catalogue/compared';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { chosenToCompare } from './comparison-state';
import type { loadCompared } from './loaders';

type Props = Pick<Awaited<ReturnType<typeof loadCompared>>, 'products' | 'lines'>;

/** Form to choose the compared products. Without script its button reloads the page. */
export function CompareChoice({ products, lines }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const search = writeCompared(products);
  const slots = Math.min(COMPARED_MAX, Math.max(2, products.length + 1));

  // The fields update the address and then follow it.
  useEffect(() => {
    const words = readCompared(search).map(productWord);
    form.current?.querySelectorAll('select').forEach((field, index) => {
      field.value = words[index] ?? '';
    });
  }, [search]);

  function follow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const wanted = writeCompared(readCompared(said));
    // With no products left, the stored comparison must be emptied too, or it would come back.
    if (!wanted) chosenToCompare.update(() => []);
    if (wanted !== search) void navigate(`/comparar${wanted}`, { preventScrollReset: true });
  }

  return (
    <details open={products.length < 2} className="compare-choice">
      <summary className="chip w-fit">{products.length > 0 ? 'Trocar produtos' : 'Escolher produtos'}</summary>
      <form ref={form} action="/comparar" onChange={follow} onSubmit={follow} className="compare-fields">
        {Array.from({ length: slots }, (_, index) => {
          const product = products[index];
          const isOffered = lines.some(
            ({ key, products: ofLine }) =>
              key === product?.category && ofLine.some(({ number }) => number === product.number),
          );
          return (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only key.
              key={index}
              label={`${index + 1}º produto`}
              name="produtos"
              defaultValue={product ? productWord(product) : ''}
            >
              <option value="">{product ? 'Nenhum' : 'Escolha um produto'}</option>
              {product && !isOffered && <option value={productWord(product)}>{product.name}</option>}
              {lines.map(({ key, name, products: ofLine }) => (
                <optgroup key={key} label={name}>
                  {ofLine.map(({ number, name: label }) => {
                    const one = { category: key, number };
                    const isElsewhere = products.some((other, at) => at !== index && isSame(other, one));
                    return (
                      <option key={number} value={productWord(one)} disabled={isElsewhere}>
                        {label}
                      </option>
                    );
                  })}
                </optgroup>
              ))}
            </SelectField>
          );
        })}
        <Button type="submit">Comparar</Button>
      </form>
    </details>
  );
}
