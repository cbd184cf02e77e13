import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkOutRelease } from '../former/checkout.ts';
import { ROOT } from '../stack/services.ts';
import { testedWorkspaces } from '../testing/workspaces.ts';
import { countsIn, type Counts } from './counts.ts';

/**
 * Runs the workspaces of another release by today's runner, which counts assertions. The tests there that read git's index fail and
 * count less.
 * @param asked the last parts of workspaces' folders; all without any
 */
export function measureRelease(release: string, asked: readonly string[]): Counts {
  const former = checkOutRelease(release);
  const results = mkdtempSync(join(tmpdir(), 'loupe-assertions-'));
  try {
    for (const { folder } of testedWorkspaces(former)) {
      if (asked.length > 0 && !asked.includes(basename(folder))) continue;
      spawnSync(process.execPath, [join(ROOT, 'tools/jest.ts')], {
        cwd: join(former, folder),
        env: { PROPERTY_SEED: '1', ...process.env, LOUPE_TEST_RESULTS: results },
        stdio: 'inherit',
      });
    }
    return countsIn([results]);
  } finally {
    for (const folder of [former, results]) rmSync(folder, { recursive: true, force: true });
  }
}
