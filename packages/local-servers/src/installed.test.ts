import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isProgram, orInstalled } from './installed.ts';
import { PrerequisiteError } from './prerequisite-error.ts';

let folder: string;
const path = process.env['PATH'];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-installed-'));
  process.env['PATH'] = `${folder}${delimiter}${path}`;
});
afterEach(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true });
});

/** Records its arguments, and installs a program with the package's name. */
const APT = `#!/bin/sh
echo "$@" >> "$(dirname "$0")/asked"
for last; do :; done
case "$2 $last" in
  install\\ loupe-missing) echo "E: Unable to locate package $last" >&2; exit 100;;
  install*) cp "$0" "$(dirname "$0")/loupe-program";;
esac
`;

const program = () => {
  if (!isProgram('loupe-program')) throw new PrerequisiteError('There is no loupe-program: install it.');
  return 'found';
};
const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
const withApt = () => writeFileSync(join(folder, 'apt-get'), APT, { mode: 0o755 });

describe('a program that a command needs', () => {
  it('is not installed if it is found', async () => {
    withApt();
    const packages = [['loupe-program']];
    expect(await orInstalled(() => 'found', { packages, mayInstall: true })).toBe('found');
    expect(asked).toThrow(/ENOENT/);
  });

  it('is installed if that is possible, from alternative packages if the first are not available', async () => {
    withApt();
    const packages = [['loupe-missing'], ['loupe-program']];
    expect(await orInstalled(program, { packages, mayInstall: true })).toBe('found');
    expect(asked()).toEqual([
      '-qq update',
      '-qq install -y --no-install-recommends loupe-missing',
      '-qq update',
      '-qq install -y --no-install-recommends loupe-program',
    ]);
  });

  it('is named in an error with the reason why apt-get could not install it', async () => {
    withApt();
    await expect(orInstalled(program, { packages: [['loupe-missing']], mayInstall: true })).rejects.toThrow(
      'There is no loupe-program: install it; apt-get could not install it: E: Unable to locate package loupe-missing.',
    );
  });

  it('is only named in an error if it cannot be installed', async () => {
    withApt();
    await expect(orInstalled(program, { packages: [['loupe-program']], mayInstall: false })).rejects.toThrow(
      'There is no loupe-program: install it.',
    );
    expect(asked).toThrow(/ENOENT/);
  });
});
