import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { classArchive } from '../kafka/class-archive.ts';
import { javaVersion } from '../kafka/java.ts';
import { childFailed } from '../child-failed-error.ts';
import { resolveJars } from './jars.ts';

export interface SearchNodeOptions {
  /** Created if missing. Contains the indexes and node.log. */
  readonly dataDir: string;
  readonly port: number;
  readonly transportPort: number;
  readonly signal?: AbortSignal | undefined;
}

export interface SearchNode {
  /** "http://127.0.0.1:<port>" */
  readonly url: string;
  /** A clean stop leaves a class archive, which halves the next start. */
  readonly leavesArchive: boolean;
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
const LOG_CONFIG = join(import.meta.dirname, 'log4j2.xml');

/**
 * Starts one OpenSearch node (384 MB heap) that is a cluster of its own, and resolves when it serves requests.
 * @throws PrerequisiteError when Java, its compiler or Maven is missing; ChildFailedError; the signal's reason
 */
export async function startSearchNode({
  port,
  transportPort,
  signal,
  ...options
}: SearchNodeOptions): Promise<SearchNode> {
  const home = resolve(options.dataDir);
  const jdk = await javaVersion('java');
  const libs = await resolveJars(signal);
  const jars = (await readdir(libs)).filter((name) => name.endsWith('.jar')).sort();
  const archive = classArchive(join(libs, `java-${jdk}.jsa`));
  await mkdir(home, { recursive: true });
  const logFile = join(home, 'node.log');
  const log = openSync(logFile, 'w');
  const child = spawn(
    'java',
    [
      ...['-Xms128m', '-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...archive.flags],
      ...[`-Dlog4j2.configurationFile=${LOG_CONFIG}`, '-Djava.awt.headless=true'],
      ...['-cp', jars.map((name) => join(libs, name)).join(':'), 'SearchNode', home],
      ...settings({ port, transportPort }),
    ],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const exited = once(child, 'exit').then(([code]: (number | null)[]) =>
    archive.keep({ code: code ?? null }),
  );
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    const isOver = child.exitCode !== null || child.signalCode !== null || Date.now() > deadline;
    if (!isOver && !signal?.aborted) {
      await delay(50);
      continue;
    }
    child.kill('SIGKILL');
    await exited;
    signal?.throwIfAborted();
    throw childFailed('OpenSearch', 'did not become ready', logFile, await readFile(logFile, 'utf8'));
  }
  return {
    url,
    leavesArchive: archive.flags.some((flag) => flag.startsWith('-XX:ArchiveClassesAtExit')),
    async stop(by = 'SIGTERM') {
      child.kill(by);
      const hard = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(hard);
    },
  };
}

const settings = ({ port, transportPort }: { port: number; transportPort: number }): string[] =>
  Object.entries({
    'discovery.type': 'single-node',
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': transportPort,
    'action.auto_create_index': false,
    // A full disk of a developer's machine must not make indexes read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  }).map(([name, value]) => `${name}=${value}`);

async function isReady(url: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`);
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
