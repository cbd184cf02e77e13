import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endGroup } from '../process-group.mjs';
import { answersApiVersions } from './api-versions.ts';
import { classArchive } from './class-archive.ts';
import { prepareDataFolder } from './data-folder.ts';
import { resolveJars } from './jars.ts';
import { javaVersion } from './java.ts';
import { childFailed } from '../child-failed-error.ts';
import { requireFreePort } from '../free-ports.ts';
import { PrerequisiteError } from '../prerequisite-error.ts';

export interface BrokerOptions {
  /** Created if missing. Contains the logs of the topics, server.properties and broker.log. */
  readonly dataDir: string;
  readonly port: number;
  readonly controllerPort: number;
  /** The port that the broker advertises to clients: that of a proxy in fault runs. */
  readonly advertisedPort?: number | undefined;
  /** Kafka's jars; by default Maven fetches them. */
  readonly libsDir?: string;
  readonly java?: string;
  /** Folders are copied from a template at this path, which the first start makes: for tests, which need many. */
  readonly template?: string;
  /** A terminal's Ctrl-C does not reach the broker, so that the caller can stop it after its clients. */
  readonly ownProcessGroup?: boolean;
  /** Aborts the start, and ends the processes that it has started. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the broker's pid as soon as it is known. */
  readonly spawned?: (pid: number) => void;
}

export interface BrokerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Broker {
  /** "127.0.0.1:<port>" */
  readonly brokers: string;
  readonly pid: number;
  /** Resolves when the process has ended for any reason; never rejects. */
  readonly ended: Promise<BrokerExit>;
  /** If it differs from that of the last start, the topics were deleted and owners must publish their state again. */
  readonly clusterId: string;
  /** Ends the broker; resolves when the process has ended. SIGTERM flushes; SIGKILL follows if that takes too long. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
const LOG_CONFIG = join(import.meta.dirname, 'log4j2.xml');

/**
 * Starts one Kafka broker (KRaft, 192 MB heap) and resolves when it serves requests.
 * @throws PrerequisiteError when Java or Maven is missing, a port is taken, or the folder is not this broker's; ChildFailedError;
 * the signal's reason
 */
export async function startBroker(options: BrokerOptions): Promise<Broker> {
  const { port, controllerPort, advertisedPort, template, signal } = options;
  const { java = 'java', ownProcessGroup = false } = options;
  const dataDir = resolve(options.dataDir);
  const logFile = join(dataDir, 'broker.log');
  const jdk = await javaVersion(java);
  await requireFreePort(port, 'kafka');
  await requireFreePort(controllerPort, 'kafka-controller');
  const libsDir = options.libsDir ?? (await resolveJars({ signal }));
  const { classPath, kafkaVersion } = await readJars(libsDir);
  const flags = [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Dlog4j2.configurationFile=${LOG_CONFIG}`,
    '-cp',
    classPath,
  ];
  const archive = classArchive(join(libsDir, `java-${jdk}.jsa`));
  const folder = await prepareDataFolder({
    dataDir,
    port,
    controllerPort,
    advertisedPort,
    kafkaVersion,
    java: [java, ...archive.readFlags, ...flags],
    template,
    log: logFile,
    signal,
  });
  signal?.throwIfAborted();
  const log = openSync(logFile, 'w');
  const child = spawn(
    java,
    ['-Xms64m', '-Xmx192m', ...archive.flags, ...flags, 'kafka.Kafka', folder.properties],
    { stdio: ['ignore', log, log], detached: ownProcessGroup },
  );
  closeSync(log);
  const exited = exitOf(child).then(async (exit) => {
    if (ownProcessGroup) await endGroup(child.pid, 'SIGKILL'); // if `java` is a script, it has children
    await archive.keep(exit);
    return exit;
  });

  if (child.pid !== undefined) options.spawned?.(child.pid);
  try {
    await untilReady({ port, child, dataDir, logFile, signal });
  } catch (error) {
    child.kill('SIGKILL'); // the next start recovers from the incomplete folder
    await exited;
    throw error;
  }
  return {
    brokers: `127.0.0.1:${port}`,
    pid: child.pid!,
    ended: exited,
    clusterId: folder.clusterId,
    async stop(by = 'SIGTERM') {
      child.kill(by);
      const hard = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(hard);
    },
  };
}

/** Lists the jars one by one and sorted, because a class archive is valid only for exactly the same class path. */
async function readJars(libsDir: string): Promise<{ classPath: string; kafkaVersion: string }> {
  const jars = (await readdir(libsDir)).filter((name) => name.endsWith('.jar')).sort();
  const kafkaVersion = jars.map((name) => /^kafka_[\d.]+-(.+)\.jar$/.exec(name)?.[1]).find(Boolean);
  if (kafkaVersion === undefined) {
    throw new PrerequisiteError(
      `${libsDir} contains no Kafka: delete it, and the next start fetches it again.`,
    );
  }
  return { classPath: jars.map((name) => join(libsDir, name)).join(':'), kafkaVersion };
}

function exitOf(child: ChildProcess): Promise<BrokerExit> {
  return new Promise((ended) => {
    child.once('exit', (code, signal) => ended({ code, signal }));
    child.once('error', () => ended({ code: null, signal: null }));
  });
}

async function untilReady(start: {
  port: number;
  child: ChildProcess;
  dataDir: string;
  logFile: string;
  signal: AbortSignal | undefined;
}): Promise<void> {
  const { port, child, dataDir, logFile, signal } = start;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answersApiVersions(port))) {
    signal?.throwIfAborted();
    const ended = child.exitCode ?? child.signalCode;
    if (ended === null && Date.now() < deadline) {
      await delay(25);
      continue;
    }
    const said = await readFile(logFile, 'utf8');
    if (said.includes('Failed to acquire lock')) {
      throw new PrerequisiteError(`${dataDir} is in use by another Kafka: stop it or choose another folder.`);
    }
    const how = typeof ended === 'number' ? `code ${ended}` : ended;
    throw childFailed(
      'Kafka',
      ended === null ? 'did not become ready' : `ended with ${how} before it was ready`,
      logFile,
      said,
    );
  }
}
