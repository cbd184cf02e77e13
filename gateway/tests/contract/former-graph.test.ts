import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const today = readFileSync(path('supergraph/supergraph.graphql'), 'utf8');

describe('the operations of the release that runs, beside a new release', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'loupe-graph-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** @returns what is printed. @throws what is on stderr */
  async function check(supergraph: string): Promise<string> {
    const file = join(folder, 'supergraph.graphql');
    writeFileSync(file, supergraph);
    const args = ['--no-warnings', path('src/former-graph.ts'), 'HEAD', '--supergraph', file];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  }

  it('are answered by both gateways from both releases of each service, beside a field that is new', async () => {
    const added = today.replace(
      /^type Query$[^{]*\{\n/m,
      '$&  scratch: String @join__field(graph: IDENTITY)\n',
    );
    expect(added).not.toBe(today);
    expect(await check(added)).toMatch(/^\d\d+ operations of HEAD checked, 0 problems/);
  });

  it('are named when a service no longer answers what a gateway asks it', async () => {
    const moved = today.replace(/(userExists\(.*)graph: IDENTITY/, '$1graph: CART_CHECKOUT');
    expect(moved).not.toBe(today);
    const found = check(moved);
    await expect(found).rejects.toThrow(/UserExists: the former gateway asks the new identity: Cannot query/);
    await expect(found).rejects.toThrow(
      /UserExists: the new gateway asks the former cart-checkout: Cannot query/,
    );
  });

  it('are named when a field of a page is gone', async () => {
    const gone = today.replace(/^ {2}addressLookup\(/m, '  placeLookup(');
    await expect(check(gone)).rejects.toThrow(/AddressLookup: not in the new graph: Cannot query field/);
  });
});
