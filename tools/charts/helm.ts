import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT } from '../stack/services.ts';
import { goProgram } from './go-programs.ts';

const VALUES = join(ROOT, 'charts/values');
/** A filled-in installation: what a platform engineer writes, with example domains. */
export const EXAMPLE = join(ROOT, 'charts/examples/my-shop.yaml');

/** The files of an installation: the profile, then one's own; the one for a laptop is complete. */
export const valuesOf = (profile: string): string[] => [
  join(VALUES, `${profile}.yaml`),
  ...(profile === 'local' ? [] : [EXAMPLE]),
];

export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  // What is below depends on the kind; tests look where they know what to find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly spec: any;
  /** Of a ConfigMap. */
  readonly data?: Readonly<Record<string, string>>;
}

/** Helm failed; the message is its own. */
class HelmError extends Error {
  override readonly name = 'HelmError';
}

/** The path of helm, or undefined with a sentence on stderr. */
export function helmIfAvailable(): string | undefined {
  try {
    return goProgram('helm');
  } catch (error) {
    if (!(error instanceof PrerequisiteError)) throw error;
    process.stderr.write(`  – charts are not rendered. ${error.message}\n`);
    return undefined;
  }
}

/** @throws HelmError */
export function runHelm(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(goProgram('helm'), args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) throw new HelmError(stderr.trim());
  return stdout;
}

/** A copy of charts/ with the dependencies of each chart in place, so that the checkout stays as it is. */
export class ChartFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'loupe-charts-'));

  constructor() {
    for (const chart of ['service', 'platform', 'local'])
      cpSync(join(ROOT, 'charts', chart), join(this.path, chart), {
        recursive: true,
        filter: (file) => !/\/charts\/\w+\/(charts|Chart\.lock)(\/|$)/.test(file),
      });
    for (const chart of ['platform', 'local']) runHelm(['dependency', 'update', join(this.path, chart)]);
  }

  /** What `helm template` makes of a chart. @throws HelmError */
  render(chart: string, values: readonly string[] = [], sets: readonly string[] = []): KubernetesObject[] {
    return parse(this.text(chart, values, sets));
  }

  text(chart: string, values: readonly string[] = [], sets: readonly string[] = []): string {
    const [release, namespace] = chart === 'local' ? ['stores', 'loupe-stores'] : ['loupe', 'loupe'];
    return runHelm([
      ...['template', release, join(this.path, chart), '-n', namespace],
      ...values.flatMap((file) => ['-f', file]),
      ...sets.flatMap((set) => ['--set', set]),
    ]);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

export const parse = (text: string): KubernetesObject[] =>
  parseAllDocuments(text)
    .map((document) => document.toJS() as KubernetesObject | null)
    .filter((object) => object !== null);
