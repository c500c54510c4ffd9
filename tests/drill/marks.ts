import { edgeMutants } from './edge-mutants.ts';
import { full } from './full.ts';
import { killed } from './killed.ts';
import { load } from './load.ts';
import { locked } from './locked.ts';
import type { Mark } from './mark.ts';
import { migrated } from './migrated.ts';
import { mutants } from './mutants.ts';
import { restored } from './restored.ts';
import { simulated } from './simulated.ts';
import { timed } from './timed.ts';
import { unwritable } from './unwritable.ts';
import { workers } from './workers.ts';

export const marks: Mark[] = [
  ...[locked, full, killed, migrated, restored, unwritable],
  ...[load, timed, simulated, mutants, edgeMutants, workers],
];
