import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import { IMAGES } from './build.ts';

const FOLDER = join(ROOT, '.loupe/images');

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** A workspace is a link to its folder. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, LockedPackage>>;

/**
 * The paths in node_modules of what a workspace needs to run, by the lockfile. Not by `npm sbom`, which leaves out packages that are
 * also peers, such as graphql.
 */
function packagesOf(lock: Lock, workspace: string): string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const at = located(lock, path, name);
      // A peer may be optional, and an optional package of another platform.
      if (at === undefined || found.has(at)) continue;
      found.add(at);
      const { link, resolved } = lock[at]!;
      visit(link && resolved !== undefined ? resolved : at);
    }
  };
  visit(workspace);
  return [...found].sort();
}

/** Where Node finds a package from a folder: in the nearest node_modules upwards. */
function located(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in lock) return path;
    if (folder === '') return undefined;
  }
}

/** CycloneDX of what an image's workspace needs to run. Debian's packages are the base image's own list. */
export function billOfMaterials(name: string): object {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  // The operator's image has everything, so that every command of operations/ runs in it.
  const all = Object.keys(packages).filter((path) => path.includes('node_modules/'));
  const paths = name === 'operations' ? all : packagesOf(packages, IMAGES[name]!);
  const components = paths
    .filter((path) => packages[path]!.link !== true)
    .map((path) => componentOf(path.slice(path.lastIndexOf('node_modules/') + 13), packages[path]!));
  const component = { type: 'application', name: `loupe/${name}` };
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components };
}

function componentOf(name: string, { version = '', integrity, license }: LockedPackage): object {
  const [, content] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(content && { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] }),
    ...(license && { licenses: [{ expression: license }] }),
  };
}

/** Writes a file for each image. */
export function writeBillsOfMaterials(names: readonly string[], report: (line: string) => void): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of names) {
    const bill = billOfMaterials(name) as { components: unknown[] };
    writeFileSync(join(FOLDER, `${name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
    report(`${name}: ${bill.components.length} packages in .loupe/images/${name}.cdx.json`);
  }
}
