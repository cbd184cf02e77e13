import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KEY_SETS, type StackKeys } from '../tools/stack/key-sets.ts';
import { ensureKeys, readKeys } from '../tools/stack/keys.ts';
import { ROOT } from '../tools/stack/services.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'keys-command-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function keys(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'operations/keys.ts'), ...args, '--folder', folder],
    { encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  return { status, said: `${stdout}${stderr}` };
}

/** The folder as the release before left it: without the key set that this release brings. */
async function without(set: keyof StackKeys): Promise<StackKeys> {
  const all = await ensureKeys(folder, new Date('2026-11-21T12:00:00Z'));
  const { [set]: _set, ...former } = all;
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(former));
  return all;
}

describe('npm run keys -- create', () => {
  it('adds the sets that a release brings, names them and who holds them, and leaves the others', async () => {
    const before = await without('pay-again');
    const { status, said } = keys('create');
    expect(said).toContain('Added pay-again, for cart-checkout.');
    expect(status).toBe(0);
    const { 'pay-again': added, ...others } = readKeys(folder);
    const { 'pay-again': _former, ...kept } = before;
    expect(others).toEqual(kept);
    const file = JSON.parse(readFileSync(join(folder, 'keys/cart-checkout/keys.json'), 'utf8')) as object;
    expect(file).toHaveProperty('pay-again.active', added.active);
  });

  it('makes all of them in a folder without keys', () => {
    expect(keys('create').status).toBe(0);
    expect(Object.keys(readKeys(folder)).sort()).toEqual([...KEY_SETS].sort());
  });

  it('says so when nothing is missing', async () => {
    await ensureKeys(folder);
    const { status, said } = keys('create');
    expect(said).toContain('has a key for each set already');
    expect(status).toBe(0);
  });
});

it('other commands name the sets that are missing and the command that adds them', async () => {
  await without('pay-again');
  const { status, said } = keys('list');
  expect(said).toContain('has no key set pay-again: npm run keys -- create');
  expect(status).toBe(2);
});

it('docs/runbooks/upgrade.md names every key set, so that nobody learns of one from a pod that does not start', () => {
  const text = readFileSync(join(ROOT, 'docs/runbooks/upgrade.md'), 'utf8');
  expect(KEY_SETS.filter((set) => !text.includes(`\`${set}\``))).toEqual([]);
});
