import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageKey } from '../../shared/pages/labels';
import type { WrittenPage } from '../../shared/pages/written';

/**
 * Loads a page's texts, as HTML. The server-rendered page's data has only the texts its HTML does not contain verbatim:
 * `Said` reads the rest from the DOM.
 */
export const writtenOf =
  (page: PageKey) =>
  async ({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<WrittenPage> => {
    const read = unwrap(api(context).pages[':page'].$get({ param: { page } })).catch(byItself);
    if (!import.meta.env.SSR) return read;
    const { attributesOf } = await import('../../shared/pages/written');
    const written = await read;
    return Object.defineProperty(written, 'toJSON', { value: () => attributesOf(page, written) });
  };

/** Returns the default texts that a failed answer carries. */
function byItself(refused: { data?: { written?: WrittenPage } }): WrittenPage {
  if (refused.data?.written) return refused.data.written;
  throw refused;
}
