import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { PortName } from '../ports.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT } from '../stack/services.ts';
import { DASHBOARDS } from './dashboards.ts';
import { OBSERVABILITY } from './files.ts';
import { dashboardPage } from './page.ts';
import { findPrometheus, prometheusConfig } from './prometheus.ts';

const FOLDER = join(ROOT, '.loupe/prometheus');

/**
 * Starts Prometheus and the page of the dashboards on this machine's own address; resolves when both have been stopped.
 * @param folder for Prometheus' data
 * @throws PrerequisiteError when Prometheus ends by itself
 */
export async function serveDashboards(
  ports: Readonly<Record<PortName, number>>,
  signal: AbortSignal,
  folder = FOLDER,
): Promise<void> {
  const program = await findPrometheus('prometheus');
  const config = join(folder, 'prometheus.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify(prometheusConfig(ports, join(OBSERVABILITY, 'prometheus/rules.json'))),
  );
  const source = `http://127.0.0.1:${ports.prometheus}`;
  const page = createServer((request, response) => {
    const pathname = URL.parse(request.url ?? '/', source)?.pathname;
    const asked = DASHBOARDS.find(({ uid }) => pathname === `/${uid}`) ?? DASHBOARDS[0]!;
    if (request.url?.startsWith('/api/v1/query_range?')) return void passOn(source, request.url, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(dashboardPage(asked, DASHBOARDS));
  });
  page.listen(ports.dashboards, '127.0.0.1');
  await once(page, 'listening');
  const prometheus = spawn(
    program,
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      '--storage.tsdb.retention.time=8d',
      '--enable-feature=exemplar-storage',
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  process.stdout.write(
    `dashboards  http://127.0.0.1:${ports.dashboards}\nprometheus  ${source}\nCtrl-C stops both.\n`,
  );
  const stop = () => prometheus.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  process.once('exit', stop);
  if (signal.aborted) stop();
  await once(prometheus, 'exit');
  process.off('exit', stop);
  page.closeAllConnections();
  page.close();
  if (!signal.aborted) throw new PrerequisiteError('Prometheus has ended by itself; its output says why.');
}

async function passOn(
  source: string,
  path: string,
  response: import('node:http').ServerResponse,
): Promise<void> {
  const answer = await fetch(`${source}${path}`).catch(() => undefined);
  response.writeHead(answer?.status ?? 502, { 'content-type': 'application/json' });
  response.end((await answer?.text()) ?? '{}');
}
