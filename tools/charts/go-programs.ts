import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT } from '../stack/services.ts';

/** Of the API server that charts are tried on, and that helm assumes without a cluster. */
export const KUBERNETES = '1.36.3';
const [MAJOR, MINOR] = KUBERNETES.split('.');

/** The API server takes ten minutes on two idle cores. */
const LIMIT_MS = 45 * 60_000;
export const CACHE = join(ROOT, '.loupe/kubernetes');

/** Programs that `go install` builds, by name. A changed version is built again, because it is part of the file's name. */
const PROGRAMS = {
  helm: {
    module: 'helm.sh/helm/v3/cmd/helm',
    version: 'v3.22.0',
    // What a release build sets; without it helm assumes Kubernetes 1.20.
    flags: [`-X helm.sh/helm/v3/pkg/chartutil.k8sVersionMajor=${MAJOR}`].concat(
      `-X helm.sh/helm/v3/pkg/chartutil.k8sVersionMinor=${MINOR}`,
    ),
  },
  kubeconform: { module: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0', flags: [] },
  'kube-score': { module: 'github.com/zegl/kube-score/cmd/kube-score', version: 'v1.20.0', flags: [] },
  kwok: { module: 'sigs.k8s.io/kwok/cmd/kwok', version: 'v0.8.0', flags: [] },
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/** Runs go. @throws PrerequisiteError with what to do and go's last line */
export function go(args: readonly string[], what: string, env: NodeJS.ProcessEnv = {}, cwd = ROOT): string {
  const { status, stdout, stderr, error } = spawnSync('go', args, {
    cwd,
    env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-buildvcs=false', ...env },
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 64_000_000,
  });
  if (status === 0) return stdout;
  const reason = error ? error.message : stderr.trim().split('\n').at(-1);
  throw new PrerequisiteError(
    `The charts' tests need ${what}, which "go install" builds with Go 1.26 from proxy.golang.org: ${reason}.`,
  );
}

/**
 * The path of a program, built by Go on first use.
 * @throws PrerequisiteError without Go or without a module proxy
 */
export function goProgram(name: ProgramName): string {
  const { module, version, flags } = PROGRAMS[name];
  const file = join(CACHE, 'bin', `${name}-${version}`);
  if (existsSync(file)) return file;
  const folder = join(CACHE, `build-${process.pid}`);
  mkdirSync(join(CACHE, 'bin'), { recursive: true });
  try {
    const linker = ['-s -w', ...flags].join(' ');
    go(['install', '-trimpath', `-ldflags=${linker}`, `${module}@${version}`], `${name} ${version}`, {
      GOBIN: folder,
    });
    renameSync(join(folder, name), file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return file;
}
