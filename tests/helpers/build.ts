import { build } from '../../scripts/prepare.mjs';

/** Before any test: the bundle of these sources, unless it stands already. */
export default build;
