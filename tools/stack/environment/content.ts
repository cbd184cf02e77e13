import { spawnSync } from 'node:child_process';
import { ROOT } from '../services.ts';

/** content's environment, in addition to the shared one: the current build. */
export function contentEnv(): Record<string, string> {
  // Empty without git, as in an image or an unpacked archive.
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return { BUILD_COMMIT: stdout?.trim() ?? '' };
}
