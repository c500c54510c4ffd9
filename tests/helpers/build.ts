import { build } from '../../scripts/prepare.mjs';

/** Before all tests: builds the bundle of these sources, unless it exists already. */
export default build;
