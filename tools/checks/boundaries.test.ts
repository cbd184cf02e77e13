import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

let root: string;

const plant = (file: string, content: string) => {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

const cruise = () => {
  const args = [CRUISER, '--config', '.dependency-cruiser.cjs', '.'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, stdout };
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loupe-boundaries-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
    cpSync(join(ROOT, file), join(root, file));
  plant('services/a/src/domain/stock/stock.ts', 'export const left = 1;\n');
  plant(
    'services/a/src/use-cases/reserve.ts',
    "import { left } from '../domain/stock/stock.ts';\nexport const reserve = () => left;\n",
  );
  plant('services/a/src/adapters/db/stock-repository.ts', 'export const read = () => 1;\n');
  plant('services/a/src/graphql/context.ts', 'export const context = {};\n');
  plant('services/b/src/domain/price/price.ts', 'export const price = 1;\n');
  plant('web/lib/format.ts', 'export const format = String;\n');
  plant('web/features/cart/bag-number.ts', 'export const bagNumber = 1;\n');
  plant('web/features/cart/client/line.ts', 'export const line = 1;\n');
  plant('web/features/cart/server/page.ts', 'export const page = 1;\n');
  plant('web/features/cart/client/lines.ts', "export { line } from './line.ts';\n");
  plant('web/features/favourites/client/count.ts', "export { bagNumber } from '../../cart/bag-number.ts';\n");
  plant('web/features/favourites/count.ts', 'export const count = 1;\n');
  plant('web/features/stores/store.ts', 'export const store = 1;\n');
  plant('web/app/page.ts', "export { page } from '../features/cart/server/page.ts';\n");
  plant('sandbox/card/main.ts', 'export const card = 1;\n');
  plant('packages/money/src/decimal.ts', 'export const pence = 1;\n');
  plant('packages/test-harness/src/clock.ts', 'export const clock = 1;\n');
  plant('packages/local-servers/src/prerequisite-error.ts', 'export const it = 1;\n');
  plant('packages/scripted-shopper/src/until.ts', 'export const until = 1;\n');
  plant('packages/outgoing/src/retry.test.ts', "export { clock } from '../../test-harness/src/clock.ts';\n");
  plant('tools/stack/child.ts', 'export const child = 1;\n');
  plant('tools/testing/parts.ts', "export { broken } from '../../proofs/invariants/check.ts';\n");
  plant('operations/projections.ts', "export { child } from '../tools/stack/child.ts';\n");
  plant('operations/project.ts', "export { broken } from '../proofs/invariants/check.ts';\n");
  plant('proofs/invariants/check.ts', 'export const broken = 1;\n');
  plant('proofs/faults/random.ts', "export { child } from '../../operations/projections.ts';\n");
  plant('packages/outgoing/src/time-outs.ts', 'export const timeOut = 1;\n');
  plant('packages/calendar/src/arrivals.ts', 'export const arrivals = [];\n');
  plant('packages/calendar/src/day-words.ts', 'export const words = String;\n');
  plant('web/lib/pence.ts', "export { pence } from '../../packages/money/src/decimal.ts';\n");
  plant('web/gql/account/graphql.ts', 'export const ofAccount = 1;\n');
  plant('web/features/account/client/graph.ts', "export * from '@apollo/client';\n");
  plant(
    'web/features/account/client/asked.ts',
    "export { ofAccount } from '../../../gql/account/graphql.ts';\n",
  );
  for (const name of ['@apollo/client', '@prisma/client', 'kafkajs']) {
    plant(`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', main: './index.js' }));
    plant(`node_modules/${name}/index.js`, 'export const library = 1;\n');
  }
  plant('web/lib/day.ts', "export { words } from '../../packages/calendar/src/day-words.ts';\n");
});
afterEach(() => rmSync(root, { recursive: true }));

/** Files that break a rule by what they import; each is the only one to break it so. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, target: string])[] = [
  ['domain-is-pure', 'services/a/src/domain/stock/planted-1.ts', '../../adapters/db/stock-repository.ts'],
  [
    'use-cases-know-ports-not-adapters',
    'services/a/src/use-cases/planted-2.ts',
    '../adapters/db/stock-repository.ts',
  ],
  ['events-go-through-use-cases', 'services/a/src/events/planted-3.ts', '../adapters/db/stock-repository.ts'],
  ['events-go-through-use-cases', 'services/a/src/events/planted-4.ts', '../graphql/context.ts'],
  ['adapters-do-not-know-the-graph', 'services/a/src/adapters/db/planted-5.ts', '../../graphql/context.ts'],
  [
    'services-do-not-import-services',
    'services/a/src/use-cases/planted-6.ts',
    '../../../b/src/domain/price/price.ts',
  ],
  [
    'packages-do-not-import-services',
    'packages/money/src/planted-7.ts',
    '../../../services/b/src/domain/price/price.ts',
  ],
  ['shipped-code-imports-no-tools', 'packages/money/src/planted-21.ts', '../../../tools/stack/child.ts'],
  ['shipped-code-imports-no-tools', 'services/a/src/planted-24.ts', '../../../operations/projections.ts'],
  ['shipped-code-imports-no-tools', 'gateway/src/planted-25.ts', '../../proofs/faults/random.ts'],
  ['tools-import-neither-operations-nor-proofs', 'tools/planted-26.ts', '../operations/projections.ts'],
  ['tools-import-neither-operations-nor-proofs', 'tools/planted-27.ts', '../proofs/faults/random.ts'],
  ['operations-import-only-invariants-of-proofs', 'operations/planted-28.ts', '../proofs/faults/random.ts'],
  [
    'only-tests-import-what-starts-servers',
    'gateway/src/planted-29.ts',
    '../../packages/scripted-shopper/src/until.ts',
  ],
  [
    'only-tests-import-what-starts-servers',
    'packages/money/src/planted-22.ts',
    '../../test-harness/src/clock.ts',
  ],
  [
    'only-tests-import-what-starts-servers',
    'packages/money/src/planted-23.ts',
    '../../local-servers/src/prerequisite-error.ts',
  ],
  ['web-imports-only-itself', 'web/lib/planted-8.ts', '../../packages/outgoing/src/time-outs.ts'],
  ['web-imports-only-itself', 'web/lib/planted-9.ts', '../../packages/calendar/src/arrivals.ts'],
  [
    'features-import-the-face-of-a-feature',
    'web/features/favourites/client/planted-10.ts',
    '../../cart/client/line.ts',
  ],
  [
    'features-import-the-face-of-a-feature',
    'web/features/favourites/planted-11.ts',
    '../cart/server/page.ts',
  ],
  ['features-of-layer-4-import-lower-layers', 'web/features/cart/planted-14.ts', '../favourites/count.ts'],
  ['features-of-layer-4-import-lower-layers', 'web/features/cart/planted-15.ts', '../stores/store.ts'],
  ['features-have-a-layer', 'web/features/unlisted/planted-16.ts', '../../lib/format.ts'],
  ['apollo-client-only-where-pages-are-worked-in', 'web/features/stores/planted-17.ts', '@apollo/client'],
  [
    'apollo-client-only-where-pages-are-worked-in',
    'web/features/stores/planted-18.ts',
    '../../gql/account/graphql.ts',
  ],
  ['kafkajs-only-in-messaging', 'services/a/src/use-cases/planted-19.ts', 'kafkajs'],
  ['prisma-only-in-db-adapters', 'services/a/src/use-cases/planted-20.ts', '@prisma/client'],
  ['lib-and-ui-know-no-feature', 'web/lib/planted-12.ts', '../features/cart/bag-number.ts'],
  ['sandbox-shares-nothing', 'sandbox/card/planted-13.ts', '../../packages/money/src/decimal.ts'],
];

describe('import boundaries', () => {
  it('a repository that keeps the rules passes', () => {
    expect(cruise()).toMatchObject({ status: 0 });
  });

  it('every planted violation is found, and nothing else', () => {
    for (const [, file, target] of VIOLATIONS)
      plant(file, `import * as planted from '${target}';\nexport const it = planted;\n`);
    const { status, stdout } = cruise();
    const found = [...stdout.matchAll(/error ([a-z\d-]+): (\S+) →/g)].map(
      ([, rule, file]) => `${rule}: ${file}`,
    );
    expect(found.sort()).toEqual(VIOLATIONS.map(([rule, file]) => `${rule}: ${file}`).sort());
    expect(status).not.toBe(0);
  });
});
