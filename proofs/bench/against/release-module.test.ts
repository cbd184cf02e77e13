import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { releaseModule } from './release-module.ts';

describe('a module of another release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-release-'));
  const PLACES = ['packages/scripted-shopper/src/order.ts', 'tests/system/support/order.ts'] as const;
  const write = (path: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), `export const from = '${path}';\n`);
  };
  beforeAll(() => write(PLACES[1]));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is found where releases before the package of the shopper have it, and where later ones have it', async () => {
    expect(await releaseModule(folder, ...PLACES)).toMatchObject({ from: PLACES[1] });
    write(PLACES[0]);
    expect(await releaseModule(folder, ...PLACES)).toMatchObject({ from: PLACES[0] });
  });

  it('is named when a release has it nowhere', async () => {
    await expect(releaseModule(folder, 'tools/gone.ts', 'proofs/gone.ts')).rejects.toThrow(
      'This release cannot be compared: it has no tools/gone.ts or proofs/gone.ts.',
    );
  });
});
