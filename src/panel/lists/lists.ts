import { unwrap } from '../../lib/api';
import { nouns, type OrderedNoun } from '../../shared/nouns';
import type { Page } from '../../shared/page';
import type { Filters, ListNoun } from '../../shared/panel-lists';
import { api } from '../api';

type Options = { init: { signal: AbortSignal } };
type Read<List extends ListNoun, Row> = (
  query: Filters<List> & { after?: string | undefined },
  options: Options,
) => Promise<Page<Row>>;

/** A list with given filters. */
export type PanelList<Row> = {
  noun: ListNoun;
  filters: object;
  /** Title of the toast when loading fails. */
  failure: string;
  read: (after: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
};

function list<List extends ListNoun, Row>(noun: List, failure: string, read: Read<List, Row>) {
  return (filters: Filters<List>): PanelList<Row> => ({
    noun,
    filters,
    failure,
    read: (after, signal) => read({ ...filters, after }, { init: { signal } }),
  });
}

export const posts = list('posts', 'Erro ao carregar posts', (query, options) =>
  unwrap(api.panel.posts.$get({ query }, options)),
);
export const products = list('products', 'Erro ao carregar produtos', (query, options) =>
  unwrap(api.panel.products.$get({ query }, options)),
);
export const categories = list('categories', 'Erro ao carregar categorias', (_, options) =>
  unwrap(api.panel.categories.$get({}, options)),
);
export const locations = list('locations', 'Erro ao carregar', (query, options) =>
  unwrap(api.panel.locations.$get({ query }, options)),
);
export const media = list('media', 'Erro ao carregar a Mídia', (query, options) =>
  unwrap(api.panel.media.$get({ query }, options)),
);
export const redirects = list('redirects', 'Erro ao carregar redirecionamentos', (query, options) =>
  unwrap(api.panel.redirects.$get({ query }, options)),
);
export const users = list('users', 'Erro ao carregar usuários', (query, options) =>
  unwrap(api.panel.users.$get({ query }, options)),
);
export const activity = list('activity', 'Erro ao carregar atividade', (query, options) =>
  unwrap(api.panel.activity.$get({ query }, options)),
);

/** Returns the list of an ordered noun, whose rows are all read in one request. */
export function orderedRows<Row>(noun: OrderedNoun): PanelList<Row> {
  // The compiler needs a single route type. The calling list knows the type of its rows.
  const route = api.panel[noun] as typeof api.panel.slides;
  return {
    noun,
    filters: {},
    failure: `Erro ao carregar ${nouns[noun].plural}`,
    read: async (_, signal) => (await unwrap(route.$get({}, { init: { signal } }))) as unknown as Page<Row>,
  };
}
