import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';
import { undecidedLicences } from './licences.ts';

describe('the licences of packages', () => {
  it('are free, or named in NOTICE with what they ask for', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages).length).toBeGreaterThan(1_000);
    expect(undecidedLicences(packages)).toEqual([]);
  });

  it.each([
    ['a new copyleft package', 'node_modules/readline-gpl', 'GPL-3.0-only'],
    ['an Elastic licence elsewhere', 'node_modules/another', 'Elastic-2.0'],
    ['one half of an AND', 'node_modules/both', 'MIT AND GPL-2.0-only'],
    ['a nested package without a licence', 'node_modules/a/node_modules/b', undefined],
  ])('%s is found', (_what, path, license) => {
    expect(undecidedLicences({ [path]: license === undefined ? {} : { license } })).toHaveLength(1);
  });

  it('one free choice of an OR is enough', () => {
    expect(undecidedLicences({ 'node_modules/either': { license: '(MIT OR GPL-3.0-only)' } })).toEqual([]);
  });
});
