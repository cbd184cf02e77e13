import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';
import { checksFor } from './checks.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const readsCache = (env: NodeJS.ProcessEnv): string[] =>
  checksFor(env)
    .filter(({ args }) => args.includes('--cache'))
    .map(({ name }) => name);

describe('static checks', () => {
  it('read no cache in the gate and at night, which set CI; a developer has those of lint and format', () => {
    expect(readsCache({})).toEqual(['lint', 'format']);
    expect(readsCache({ CI: '1' })).toEqual([]);
    expect(read('.ci/run')).toContain('export CI=1');
    expect(read('proofs/nightly.ts')).toMatch(/'tools\/test\.ts', 'static'.*\n.*\bCI: '1'/);
  });

  it('let turbo cache nothing, since workspaces read files of each other that it does not hash', () => {
    const { tasks } = JSON.parse(read('turbo.json')) as { tasks: Record<string, { cache?: boolean }> };
    expect(Object.entries(tasks).filter(([, { cache }]) => cache !== false)).toEqual([]);
  });
});
