import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';

/** The abbreviations of ARCHITECTURE, section "Common changes". */
const SHORT: Readonly<Record<string, string>> = {
  cc: 'cart-checkout',
  pf: 'payments-finance',
  cs: 'catalog-search',
  sr: 'stores-reservations',
  id: 'identity',
};
const TOP = /^(docs|gateway|media|operations|packages|proofs|proto|sandbox|services|tests|tools|web)\//;

const SERVICES = readdirSync(join(ROOT, 'services'));

/** Every path between backticks that can be looked up, with {a,b} taken apart. */
function pathsOf(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, path]) => path!);
  return quoted
    .filter((path) => !/[<*:@]/.test(path))
    .flatMap((path) => {
      const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
      return names === undefined ? [path] : names.split(',').map((name) => before + name + after);
    });
}

function exists(path: string): boolean {
  const [first = '', ...rest] = path.split('/');
  if (first in SHORT) return existsSync(join(ROOT, 'services', SHORT[first]!, ...rest));
  if (first === 'src' || first === 'prisma')
    return SERVICES.some((service) => existsSync(join(ROOT, 'services', service, path)));
  return existsSync(join(ROOT, path));
}

describe('ARCHITECTURE.md', () => {
  it('names files and folders that exist', () => {
    const paths = pathsOf(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')).filter(
      (path) => TOP.test(path) || /^(src|prisma|cc|pf|cs|sr|id)\//.test(path),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
});
