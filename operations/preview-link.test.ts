import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openPreviewLink } from '../web/features/preview/server/preview-link.ts';
import { keyFor } from '../web/lib/signed.ts';

const folder = mkdtempSync(join(tmpdir(), 'loupe-preview-link-'));
const keysFile = join(folder, 'web.json');
writeFileSync(keysFile, JSON.stringify({ web: { active: 'new', keys: { new: 'a secret' } } }));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], env: Readonly<Record<string, string>> = { KEYS_FILE: keysFile }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['preview-link.ts', ...args], {
    cwd: import.meta.dirname,
    encoding: 'utf8' as const,
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

describe('npm run preview-link', () => {
  it('[RO-04] prints a link that web opens until it expires', () => {
    const { status, stdout } = run(['/help/servicing', '--at', '2030-12-01T09:00:00+01:00', '--hours', '2']);
    expect(status).toBe(0);
    const query = new URLSearchParams(stdout.trim().split('?')[1]);
    const key = keyFor('loupe preview', 'a secret');
    const rules = { key, keys: [key], apis: ['staging.localhost'], hubs: ['loupe'] };
    const now = Math.floor(Date.now() / 1_000);
    expect(openPreviewLink(query, now + 7_100, rules)).toMatchObject({
      preview: { at: '2030-12-01T08:00:00.000Z', edition: null, content: null },
      path: '/help/servicing',
    });
    expect(openPreviewLink(query, now + 7_300, rules)).toBeNull();
  });

  it.each([
    [['/', '--at', 'tomorrow'], '--at must be a moment with its zone, as 2026-12-26T09:00:00Z.\n'],
    [
      ['/', '--at', '2026-02-31T09:00:00Z'],
      '--at must be a moment with its zone, as 2026-12-26T09:00:00Z.\n',
    ],
    [['/', '--hours', '-1'], "Option '--hours' argument is ambiguous. See --help.\n"],
    [['/', '--hours', '0'], '--hours must be a whole number from 1 to 168, not 0.\n'],
    [['help/servicing'], 'Give one path of the shop, as /help/servicing.\n'],
    [['/', '/help'], 'Give one path of the shop, as /help/servicing.\n'],
    [['/', '--unknown'], "Unknown option '--unknown'. See --help.\n"],
  ])('answers %j with one sentence and exit code 2', (args, sentence) => {
    expect(run(args)).toEqual({ status: 2, stdout: '', stderr: sentence });
  });

  it('names the key file that is missing', () => {
    const { status, stderr } = run(['/'], { KEYS_FILE: join(folder, 'none.json') });
    expect(status).toBe(2);
    expect(stderr).toBe(
      `There is no key file ${join(folder, 'none.json')}: start the shop, or set KEYS_FILE.\n`,
    );
  });
});
