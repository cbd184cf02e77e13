import { spawnSync } from 'node:child_process';
import { ROOT } from '../services.ts';

/** What content's process is told beside what all are: which build this is. */
export function contentEnv(): Record<string, string> {
  // Nothing where there is no git, as in an image or an unpacked archive.
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return { BUILD_COMMIT: stdout?.trim() ?? '' };
}
