import './compare.css';
import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { writeCompared } from '../../shared/catalogue/compared';
import { listed } from '../../shared/listed';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { Head } from '../layout/head';
import { SceneHeader } from '../layout/scene-header';
import { scenes } from '../layout/scenes';
import { CompareChoice } from './compare-choice';
import { CompareTable } from './compare-table';
import { chosenToCompare } from './comparison-state';
import type { loadCompared } from './loaders';

type Comparison = Awaited<ReturnType<typeof loadCompared>>;

export function Component() {
  const { products, missing, sections, lines } = useLoaderData<typeof loadCompared>();
  const status = useRef<HTMLParagraphElement>(null);
  const search = writeCompared(products);
  const navigate = useNavigate();
  // The stored comparison follows the address. An address without products redirects to the stored comparison.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares only the products' identities.
  useEffect(() => {
    if (search) return chosenToCompare.update(() => products.map(({ category, number }) => ({ category, number })));
    const chosen = writeCompared(chosenToCompare.read());
    if (chosen && missing === 0) void navigate(`/comparar${chosen}`, { replace: true });
  }, [search]);
  function tellRemoval() {
    if (products.length === 1) chosenToCompare.update(() => []);
    status.current?.focus();
  }
  return (
    <>
      <Head
        title={products.length > 0 ? `Comparar ${listed(products.map(({ name }) => name))}` : 'Comparar produtos'}
        description="Compare até três produtos Soul lado a lado: preço, proteína, energia, tabela nutricional, alergênicos e ingredientes."
      />
      <meta name="robots" content="noindex" />
      <SceneHeader
        low
        scene={scenes.soulcrunch}
        title="Lado a lado"
        text="Até três produtos de uma vez: preço, proteína e rótulo, linha por linha."
        back={{ to: '/produtos', label: 'Todos os produtos' }}
      />
      <div className="shell pb-20">
        <CompareChoice products={products} lines={lines} />
        <p ref={status} role="status" tabIndex={-1} className="py-6 text-muted">
          {countText(products.length, missing)}
        </p>
        {products.length > 0 ? (
          <CompareTable products={products} sections={sections} onRemove={tellRemoval} />
        ) : (
          <Lines lines={lines} />
        )}
      </div>
    </>
  );
}

/** Shown if nothing is compared yet: the lines to choose from. */
function Lines({ lines }: Pick<Comparison, 'lines'>) {
  return (
    <section aria-labelledby="linhas">
      <h2 id="linhas" className="text-heading">
        Ou comece por uma linha
      </h2>
      <p className="mt-2 mb-5 max-w-prose">
        Em cada produto há um “Comparar”: marque até três, de qualquer linha, e veja-os aqui.
      </p>
      <ul className="compare-lines">
        {lines.map(({ key, address, name, image }) => (
          <li key={key}>
            <article className="card world" style={worldOf(image)}>
              <div className="overflow-hidden">
                <Picture src={image} shape="square" alt="" sizes="(min-width: 48rem) 12rem, 40vw" className="zoom" />
              </div>
              <h3 className="p-4 snug wrap-anywhere">
                <Link to={`/produtos/${address}`} className="card-link">
                  <Text>{name}</Text>
                </Link>
              </h3>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countText(count: number, missing: number): string {
  const left =
    missing === 0
      ? ''
      : missing === 1
        ? ' Um produto do endereço não está mais no cardápio e ficou de fora.'
        : ` ${missing} produtos do endereço não estão mais no cardápio e ficaram de fora.`;
  if (count === 0) return `Escolha dois ou três produtos para ver o que muda de um para o outro.${left}`;
  if (count === 1) return `Falta mais um: escolha com o que comparar.${left}`;
  return `${count} produtos lado a lado.${left}`;
}
