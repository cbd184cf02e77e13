import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answersApiVersions } from './api-versions.ts';
import { classArchive } from './class-archive.ts';
import { prepareDataFolder } from './data-folder.ts';
import { resolveJars } from './jars.ts';
import { javaVersion } from './java.ts';
import { PrerequisiteError } from '../stack/prerequisite-error.ts';

export interface BrokerOptions {
  /** Made when missing. Holds the logs of the topics, server.properties and broker.log. */
  readonly dataDir: string;
  readonly port: number;
  readonly controllerPort: number;
  /** Where clients are told to find it: that of a proxy in fault runs. */
  readonly advertisedPort?: number | undefined;
  /** Kafka's jars; fetched by Maven when not given. */
  readonly libsDir?: string;
  readonly java?: string;
  /** Keeps a terminal's Ctrl-C from the broker, so that the caller can stop it after those that use it. */
  readonly ownProcessGroup?: boolean;
}

export interface BrokerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Broker {
  /** "127.0.0.1:<port>" */
  readonly brokers: string;
  readonly pid: number;
  /** Resolves when the process is gone, whoever ended it; never rejects. */
  readonly ended: Promise<BrokerExit>;
  /** Another id at the next start means that the topics are gone and owners must publish their state again. */
  readonly clusterId: string;
  /** Ends the broker; resolves when the process is gone. SIGTERM flushes, SIGKILL is for tests of what follows one. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const LOG_CONFIG = join(import.meta.dirname, 'log4j2.xml');

/**
 * Starts one Kafka broker (KRaft, 192 MB heap) and resolves when it serves requests.
 * @throws PrerequisiteError when Java or Maven is missing, a port is taken, or the folder is not this broker's.
 */
export async function startBroker(options: BrokerOptions): Promise<Broker> {
  const { port, controllerPort, advertisedPort, java = 'java' } = options;
  const dataDir = resolve(options.dataDir);
  const jdk = await javaVersion(java);
  await refuseBusy(port);
  await refuseBusy(controllerPort);
  const libsDir = options.libsDir ?? (await resolveJars());
  const { classPath, kafkaVersion } = await readJars(libsDir);
  const flags = [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Dlog4j2.configurationFile=${LOG_CONFIG}`,
    '-cp',
    classPath,
  ];
  const folder = await prepareDataFolder({
    dataDir,
    port,
    controllerPort,
    advertisedPort,
    kafkaVersion,
    java: [java, ...flags],
  });

  const archive = classArchive(join(libsDir, `java-${jdk}.jsa`));
  const logFile = join(dataDir, 'broker.log');
  const log = openSync(logFile, 'w');
  const child = spawn(
    java,
    ['-Xms64m', '-Xmx192m', ...archive.flags, ...flags, 'kafka.Kafka', folder.properties],
    { stdio: ['ignore', log, log], detached: options.ownProcessGroup ?? false },
  );
  closeSync(log);
  const exited = exitOf(child).then(async (exit) => {
    await archive.keep(exit);
    return exit;
  });

  await untilReady({ port, child, dataDir, logFile });
  return {
    brokers: `127.0.0.1:${port}`,
    pid: child.pid!,
    ended: exited,
    clusterId: folder.clusterId,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

async function refuseBusy(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((free, busy) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port}, which Kafka needs, is taken: stop what listens there or set LOUPE_PORT_BASE to move all ports.`;
      busy(error.code === 'EADDRINUSE' ? new PrerequisiteError(taken) : error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => free()));
  });
}

/** Jars are listed one by one and sorted, because a class archive is only good for the very same class path. */
async function readJars(libsDir: string): Promise<{ classPath: string; kafkaVersion: string }> {
  const jars = (await readdir(libsDir)).filter((name) => name.endsWith('.jar')).sort();
  const kafkaVersion = jars.map((name) => /^kafka_[\d.]+-(.+)\.jar$/.exec(name)?.[1]).find(Boolean);
  if (kafkaVersion === undefined) {
    throw new PrerequisiteError(`${libsDir} holds no Kafka: delete it, and the next start fetches it again.`);
  }
  return { classPath: jars.map((name) => join(libsDir, name)).join(':'), kafkaVersion };
}

function exitOf(child: ChildProcess): Promise<BrokerExit> {
  return new Promise((ended) => child.once('exit', (code, signal) => ended({ code, signal })));
}

async function untilReady(start: {
  port: number;
  child: ChildProcess;
  dataDir: string;
  logFile: string;
}): Promise<void> {
  const { port, child, dataDir, logFile } = start;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answersApiVersions(port))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (!ended && Date.now() < deadline) {
      await delay(25);
      continue;
    }
    child.kill('SIGKILL');
    const log = await readFile(logFile, 'utf8');
    if (log.includes('Failed to acquire lock')) {
      throw new PrerequisiteError(`${dataDir} is in use by another Kafka: stop it or choose another folder.`);
    }
    throw new Error(
      `Kafka did not start (${ended ? 'it ended' : 'no answer in 60 s'}); ${logFile}:\n${log.slice(-4000)}`,
    );
  }
}
