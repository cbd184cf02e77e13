import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PortName } from '../ports.ts';
import { isProgram } from '@loupe/local-servers/installed';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { step } from '../stack/progress.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import { ROOT } from '../stack/services.ts';
import { METRICS_PORTS } from './metrics-ports.ts';

const FOLDER = join(ROOT, '.loupe/prometheus');

/**
 * A program of Prometheus: the system's, or that of Debian's package, which is unpacked below .loupe without being installed, so that
 * no service is started.
 * @throws PrerequisiteError
 */
export async function findPrometheus(program: 'prometheus' | 'promtool'): Promise<string> {
  const places = [program, join(FOLDER, 'usr/bin', program)];
  const find = () => places.find((place) => isProgram(place));
  const found = find();
  if (found) return found;
  if (!isProgram('apt-get') || !isProgram('dpkg-deb')) throw missing(program);
  mkdirSync(FOLDER, { recursive: true });
  await step('Prometheus of Debian', unpack);
  const unpacked = find();
  if (unpacked === undefined) throw missing(program);
  return unpacked;
}

const missing = (program: string) =>
  new PrerequisiteError(`${program} is not found: install Prometheus (on Debian the package "prometheus").`);

async function unpack(): Promise<void> {
  const run = (name: string, program: string, ...args: string[]) =>
    runToEnd(args, { name, program, cwd: FOLDER, log: join(ROOT, `.loupe/logs/prometheus-${program}.log`) });
  const download = () => run('The download of Prometheus', 'apt-get', 'download', '-qq', 'prometheus');
  await download().catch(async () => {
    await run('apt-get update', 'apt-get', 'update', '-qq');
    await download();
  });
  const [archive] = globSync('prometheus_*.deb', { cwd: FOLDER });
  if (archive !== undefined) await run('Unpacking Prometheus', 'dpkg-deb', '-x', archive, '.');
}

/** The configuration for the shop on this machine. JSON is YAML. */
export const prometheusConfig = (ports: Readonly<Record<PortName, number>>, rules: string) => ({
  global: { scrape_interval: '5s', evaluation_interval: '15s' },
  rule_files: [rules],
  scrape_configs: Object.entries(METRICS_PORTS).map(([job, [first]]) => ({
    job_name: job,
    static_configs: [{ targets: [`127.0.0.1:${ports[first!]}`] }],
  })),
});
