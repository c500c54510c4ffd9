import { chosen } from './chosen.ts';
import { keptProducts } from './kept-products.ts';
import { manyStores } from './many-stores.ts';
import { packs } from './packs.ts';
import { panelPages, panelWithoutScript } from './panel.ts';
import { panelDialogs } from './panel-dialogs.ts';
import { panelStates } from './panel-states.ts';
import { panelToasts } from './panel-toasts.ts';
import { passkeys } from './passkeys.ts';
import { postStates } from './posts.ts';
import { productStates } from './products.ts';
import { redirects } from './redirects.ts';
import type { Screen } from './screen.ts';
import { searchAppearance } from './search-appearance.ts';
import { sitePages } from './site.ts';
import { siteCart } from './site-cart.ts';
import { siteRefusals } from './site-refusals.ts';
import { siteStates } from './site-states.ts';
import { siteOutcomes, siteToasts } from './site-toasts.ts';
import { specialDates } from './special-dates.ts';
import { workingCopies } from './working-copies.ts';

/** Every screen of the site and the panel in every state. A missing route fails a test. */
export const screens: Screen[] = [
  ...sitePages,
  ...siteStates,
  ...productStates,
  ...keptProducts,
  ...packs,
  ...manyStores,
  ...siteCart,
  ...siteRefusals,
  ...siteOutcomes,
  ...siteToasts,
  ...panelPages,
  panelWithoutScript,
  ...panelStates,
  ...chosen,
  ...panelDialogs,
  ...panelToasts,
  ...postStates,
  ...specialDates,
  ...workingCopies,
  ...redirects,
  ...searchAppearance,
  ...passkeys,
];
