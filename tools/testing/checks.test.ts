import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';
import { checksFor } from './checks.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const readsCache = (env: NodeJS.ProcessEnv): string[] =>
  checksFor(env)
    .filter(({ name, args }) => args.includes('--cache') || (name === 'types' && !args.includes('--force')))
    .map(({ name }) => name);

describe('static checks', () => {
  it('read no cache in the gate and at night, which set CI; a developer has those of lint, types and format', () => {
    expect(readsCache({})).toEqual(['lint', 'types', 'format']);
    expect(readsCache({ CI: '1' })).toEqual([]);
    expect(read('.ci/run')).toContain('export CI=1');
    expect(read('proofs/nightly.ts')).toMatch(/'tools\/test\.ts', 'static'.*\n.*\bCI: '1'/);
  });
});
