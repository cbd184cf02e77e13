import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';

/** What stands in for Apple's sheet, in development and tests. */
const STAND_IN = 'sandbox/applepay/sheet';
const SANDBOX = 'sandbox/Dockerfile';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const ignored = (path: string): string[] => read(path).trim().split('\n');
const dockerfiles = globSync('{*,services/*}/Dockerfile', { cwd: ROOT });

describe('[MU-12] what stands in for Apple’s sheet', () => {
  it('[MU-12] is sent to the build of no image but that of the sandbox, which no installation has', () => {
    expect(existsSync(join(ROOT, STAND_IN, 'apple-pay-session.js'))).toBe(true);
    expect(dockerfiles.length).toBeGreaterThan(9);
    expect(ignored('.dockerignore')).toContain(STAND_IN);
    for (const file of dockerfiles)
      expect([file, existsSync(join(ROOT, `${file}.dockerignore`))]).toEqual([file, file === SANDBOX]);
    const others = ignored('.dockerignore').filter((line) => line !== STAND_IN);
    expect(ignored(`${SANDBOX}.dockerignore`)).toEqual(others);
  });

  it('[MU-12] is loaded by the pages of no installation', () => {
    const files = [...dockerfiles, ...globSync('charts/**/*.{yaml,tpl,json}', { cwd: ROOT })];
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => read(file).includes('BROWSER_STAND_INS'))).toEqual([]);
  });
});
