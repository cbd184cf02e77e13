import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CACHE, go, KUBERNETES } from '../../tools/charts/go-programs.ts';

const ETCD = 'v3.7.3';
const COMPONENTS = ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler'] as const;

/** A control plane's programs, by name. */
export type KubernetesPrograms = Readonly<Record<(typeof COMPONENTS)[number] | 'etcd', string>>;

/** The folder of a Go module's sources. @throws PrerequisiteError */
export const moduleFolder = (module: string, version: string): string =>
  (JSON.parse(go(['mod', 'download', '-json', `${module}@${version}`], module)) as { Dir: string }).Dir;

/**
 * Builds an API server, its controllers, a scheduler and etcd from their modules: ten minutes once, then from the cache.
 * @throws PrerequisiteError without Go or without a module proxy
 */
export function kubernetesPrograms(report: (line: string) => void): KubernetesPrograms {
  const bin = join(CACHE, 'bin');
  mkdirSync(bin, { recursive: true });
  const files = Object.fromEntries(COMPONENTS.map((name) => [name, join(bin, `${name}-v${KUBERNETES}`)]));
  const etcd = join(bin, `etcd-${ETCD}`);
  const missing = COMPONENTS.filter((name) => !existsSync(files[name]!));
  if (missing.length > 0) {
    const folder = kubernetesSources();
    for (const name of missing) {
      report(`building ${name} ${KUBERNETES} (minutes, once)`);
      go(
        ['build', '-mod=mod', '-trimpath', versionFlags(), '-o', files[name]!, `./cmd/${name}`],
        name,
        {},
        folder,
      );
    }
    remove(folder);
  }
  if (!existsSync(etcd)) buildEtcd(etcd, report);
  return { ...files, etcd } as KubernetesPrograms;
}

/** Without a version clients cannot parse what the server says of itself. */
function versionFlags(): string {
  const [major, minor] = KUBERNETES.split('.');
  const facts = { gitVersion: `v${KUBERNETES}`, gitMajor: major, gitMinor: minor, gitTreeState: 'clean' };
  const flags = Object.entries(facts).map(
    ([key, value]) => `-X k8s.io/component-base/version.${key}=${value}`,
  );
  return `-ldflags=${['-s -w', ...flags].join(' ')}`;
}

/** A copy of k8s.io/kubernetes whose staged modules are the published ones: the module contains neither vendor nor staging. */
function kubernetesSources(): string {
  const folder = join(CACHE, 'kubernetes');
  remove(folder);
  cpSync(moduleFolder('k8s.io/kubernetes', `v${KUBERNETES}`), folder, { recursive: true });
  execFileSync('chmod', ['-R', 'u+w', folder]);
  for (const name of ['vendor', 'go.work', 'go.work.sum'])
    rmSync(join(folder, name), { recursive: true, force: true });
  const file = join(folder, 'go.mod');
  const published = `v0.${KUBERNETES.split('.').slice(1).join('.')}`;
  const text = readFileSync(file, 'utf8').replaceAll(
    /^(\s*)(k8s\.io\/[a-z0-9-]+) => \.\/staging\/src\/.*$/gm,
    `$1$2 => $2 ${published}`,
  );
  writeFileSync(file, text);
  return folder;
}

/** etcd's own module builds no single program, so a module of one line does. */
function buildEtcd(file: string, report: (line: string) => void): void {
  report(`building etcd ${ETCD}`);
  const folder = join(CACHE, 'etcd');
  remove(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'go.mod'),
    `module loupe.local/etcd\n\ngo 1.26\n\nrequire go.etcd.io/etcd/server/v3 ${ETCD}\n`,
  );
  const imports = 'import (\n\t"os"\n\n\t"go.etcd.io/etcd/server/v3/etcdmain"\n)';
  writeFileSync(
    join(folder, 'main.go'),
    `package main\n\n${imports}\n\nfunc main() { etcdmain.Main(os.Args) }\n`,
  );
  go(['build', '-mod=mod', '-trimpath', '-ldflags=-s -w', '-o', file, '.'], 'etcd', {}, folder);
  chmodSync(file, 0o755);
  remove(folder);
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });
