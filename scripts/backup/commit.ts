import { spawnSync } from 'node:child_process';
import { ROOT } from '../prepare.mjs';

/** Returns the commit of these sources; null if they are no clone. */
export function commitOf(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
