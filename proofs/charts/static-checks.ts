import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, goProgram, KUBERNETES } from '../../tools/charts/go-programs.ts';
import { writeSchemas } from './open-api-schemas.ts';

/** Kinds of operators, which Kubernetes itself does not describe; the API server checks those whose definitions it gets. */
const OF_OPERATORS = 'ServiceMonitor,HTTPRoute';

/**
 * What kube-score asks and the charts do not do. Images have tags that do not move, so a pod also starts while the registry is down;
 * a CPU limit would throttle a process below its callers' time-outs.
 */
const NOT_WANTED = ['--ignore-test=container-image-pull-policy', '--ignore-container-cpu-limit'];

/** Checks rendered objects against the schemas of Kubernetes. @throws Error with the findings */
export function conform(rendered: string): string {
  const schemas = join(CACHE, `schemas-${KUBERNETES}`);
  if (!existsSync(schemas)) {
    try {
      writeSchemas(schemas);
    } catch (error) {
      rmSync(schemas, { recursive: true, force: true });
      throw error;
    }
  }
  const location = `${schemas}/{{ .ResourceKind }}{{ .KindSuffix }}.json`;
  return run(
    goProgram('kubeconform'),
    rendered,
    ['-strict', '-summary', '-skip', OF_OPERATORS].concat(['-schema-location', location, '-']),
  ).trim();
}

/** @throws Error with the critical findings */
export function score(rendered: string): void {
  const args = ['score', ...NOT_WANTED, '--output-format=ci', '-'];
  const { stdout } = spawnSync(goProgram('kube-score'), args, { input: rendered, encoding: 'utf8' });
  const critical = stdout.split('\n').filter((line) => line.startsWith('[CRITICAL]'));
  if (critical.length > 0 || !stdout.includes('[OK]')) throw new Error(critical.join('\n') || stdout);
}

function run(program: string, input: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}
