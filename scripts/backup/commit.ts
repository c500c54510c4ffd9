import { spawnSync } from 'node:child_process';
import { ROOT } from '../prepare.mjs';

/** The commit of these sources; null where they are no clone. */
export function commitOf(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
