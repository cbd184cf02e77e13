import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT } from '../stack/services.ts';

/** Programs that tests start, built or fetched once by this repository. */
const KEPT = ['.loupe/kafka', '.loupe/opensearch'];
/** Of this repository's own packages: links to their folders. */
const OWN = '@loupe';

/**
 * A whole release in a folder outside the repository: its code finds its own workspaces, and the packages that are installed here or, on
 * request, those of its own lockfile.
 * @param release a tag, branch or commit
 * @throws PrerequisiteError when there is none, or its packages cannot be installed
 */
export function checkOutRelease(
  release: string,
  packages: 'packages of today' | 'own packages' = 'packages of today',
): string {
  const found = spawnSync(
    'git',
    ['rev-parse', '--quiet', '--verify', '--end-of-options', `${release}^{commit}`],
    { cwd: ROOT },
  );
  if (found.status !== 0) throw new PrerequisiteError(`There is no tag, branch or commit ${release}.`);
  const folder = mkdtempSync(join(tmpdir(), 'loupe-former-'));
  const archive = execFileSync('git', ['archive', release], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (packages === 'own packages' && hasOtherLockfile(folder)) install(folder);
  else linkDependencies(folder);
  for (const path of KEPT) {
    mkdirSync(join(ROOT, path), { recursive: true });
    link(join(ROOT, path), join(folder, path));
  }
  execFileSync(process.execPath, [join(folder, 'tools/generate.ts')], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Gives a service of that release the migrations of another. @param root of the repository that has them, or of a copy */
export function replaceMigrations(folder: string, root: string, service: string): void {
  const path = join('services', service, 'prisma/migrations');
  rmSync(join(folder, path), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true });
}

const lockfile = (root: string): Buffer => readFileSync(join(root, 'package-lock.json'));
const hasOtherLockfile = (folder: string): boolean => !lockfile(folder).equals(lockfile(ROOT));

function install(folder: string): void {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0)
    throw new PrerequisiteError('npm ci of that release did not finish: see its message above.');
}

function linkDependencies(folder: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  for (const name of readdirSync(from)) if (name !== OWN) link(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN)))
    link(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
  for (const path of globSync('{*,packages/*,services/*}/node_modules', { cwd: ROOT }))
    if (existsSync(join(folder, dirname(path)))) link(join(ROOT, path), join(folder, path));
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
