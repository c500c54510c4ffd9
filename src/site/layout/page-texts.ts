import type { LoaderFunctionArgs } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageKey } from '../../shared/pages/labels';

/** Reads what a page says otherwise than by itself. Where that cannot be read, it says what it says by itself. */
export const textsOf =
  (page: PageKey) =>
  ({ context }: Pick<LoaderFunctionArgs, 'context'>) =>
    orNull(unwrap(api(context).pages[':page'].$get({ param: { page } })));
