import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';

const JOURNEYS = `
  import { expect, test } from '@playwright/test';
  test.describe('the bag', () => {
    test('is counted', async () => {
      expect(1).toBe(1);
      await test.step('further', () => expect([1]).toEqual([1]));
      let tries = 0;
      await expect(() => { tries += 1; expect(tries).toBeGreaterThan(1); }).toPass();
    });
    test('fails', () => { expect(1).toBe(1); expect(1).toBe(2); });
    test.skip('is skipped', () => expect(1).toBe(1));
  });`;

it('counts the assertions that passed in each journey, and those that wait once', () => {
  // Inside the repository, so that Playwright is found.
  mkdirSync(join(ROOT, '.loupe'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.loupe/expects-'));
  try {
    writeFileSync(join(folder, 'bag.spec.ts'), JOURNEYS);
    writeFileSync(join(folder, 'playwright.config.ts'), "export default { projects: [{ name: 'shop' }] };");
    const output = join(folder, 'counts');
    const reporter = `--reporter=${join(ROOT, 'tools/testing/expect-reporter.ts')}`;
    spawnSync(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', reporter], {
      cwd: folder,
      env: { ...process.env, EXPECTS_OUTPUT: output },
      stdio: 'ignore',
    });
    expect(JSON.parse(readFileSync(output, 'utf8'))).toEqual({
      '[shop] the bag is counted': 3,
      '[shop] the bag fails': 1,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
