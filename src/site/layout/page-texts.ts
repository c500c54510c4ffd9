import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageKey } from '../../shared/pages/labels';
import type { WrittenPage } from '../../shared/pages/written';

/**
 * Reads what a page says, as it stands in it. Beside the page travels only what its HTML does not hold as it is: the rest
 * `Said` finds there.
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

/** Where that cannot be read, the refusal tells what the page says by itself. */
function byItself(refused: { data?: { written?: WrittenPage } }): WrittenPage {
  if (refused.data?.written) return refused.data.written;
  throw refused;
}
