import { useEffect } from 'react';
import { type PageParameters, writeParameters } from '../../lib/page-parameters';
import {
  bite,
  panoramaSoulcoffeeAlto,
  panoramaSoulcrunchAlto,
  panoramaSouliceAlto,
  pour,
  spoon,
} from '../../shared/pictures';
import { chatLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { Chips } from '../../ui/chips';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { tint, worldOf } from '../../ui/world';
import { useSite } from '../layout/document';
import { partsOf } from './parts-of';

/** The most frequent searches, with appetising pictures. */
const TILES = [
  { words: 'pistache', picture: spoon },
  { words: 'chocolate', picture: pour },
  { words: 'morango', picture: bite },
  { words: 'sorvete', picture: panoramaSouliceAlto },
  { words: 'casquinha', picture: panoramaSoulcrunchAlto },
  { words: 'café', picture: panoramaSoulcoffeeAlto },
];
const OTHERS = ['sem glúten', 'sem lactose', 'vegano', 'whey', 'pós-treino', 'entrega', 'Vila Velha'];

/** Returns the address of a search. */
export const addressOf = (asked: Partial<PageParameters<'search/search'>>) =>
  `/busca${writeParameters('search/search', asked)}`;

/** Search suggestions before a search: with pictures, and as words. */
export function Ideas({ title }: { title: string }) {
  // A followed suggestion disappears, so focus moves to the page, as after a navigation.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <section aria-labelledby="ideias">
      <h2 id="ideias" className="mb-5 text-title">
        {title}
      </h2>
      <nav aria-label="Sugestões de busca">
        <ul className="ideas two-rings">
          {TILES.map(({ words, picture }) => (
            <li key={words} className="idea card world" style={worldOf(picture)}>
              <Picture src={picture} alt="" sizes="(min-width: 48rem) min(30vw, 26rem), 46vw" className="zoom" />
              <Link to={addressOf({ q: words })} className="card-link">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <Chips
          label="Mais sugestões de busca"
          chips={OTHERS.map((label) => ({ label, to: addressOf({ q: label }), current: false }))}
        />
      </div>
    </section>
  );
}

/** Shown if nothing matches: the parts of the search, a person to ask, and frequent searches. */
export function NothingFound({ query }: { query: string }) {
  const { settings } = useSite();
  const parts = partsOf(query);
  return (
    <>
      <div className="nothing-found world" style={tint('#d4c5e8')}>
        <div className="nothing-found-picture">
          <Picture src={spoon} alt="" sizes="(min-width: 48rem) max(50vw, 36rem), 100vw" />
        </div>
        <div className="nothing-found-words">
          <h2 className="text-title">Raspamos o pote e não achamos nada com essas palavras</h2>
          {parts.length > 0 ? (
            <>
              <p>Juntas elas não deram em nada. Tente só uma parte, ou pergunte a quem atende:</p>
              <Chips
                label="Partes da sua busca"
                chips={parts.map((label) => ({ label, to: addressOf({ q: label }), current: false }))}
              />
            </>
          ) : (
            <p>Confira a grafia ou tente outra palavra. Ou pergunte a quem atende: a gente procura com você.</p>
          )}
          <p>
            <a
              href={chatLink(settings.chatPhone, `Olá! Procurei por “${query}” no site e não achei.`)}
              target="_blank"
              rel="noopener"
              className={buttonClass()}
            >
              Perguntar pelo WhatsApp
            </a>
          </p>
        </div>
      </div>
      <div className="mt-6">
        <Ideas title="Muita gente procura" />
      </div>
    </>
  );
}
