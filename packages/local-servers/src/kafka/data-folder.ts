import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PrerequisiteError } from '../prerequisite-error.ts';
import { copyTemplate } from '../folder-template.ts';
import { runToEnd } from '../run-to-end.ts';
import { serverProperties } from './server-properties.ts';

export interface DataFolder {
  readonly properties: string;
  readonly clusterId: string;
}

const OURS = new Set(['data', 'formatting', 'server.properties', 'broker.log', 'kafka-version']);

/**
 * Formats `dataDir` as a Kafka folder, or checks that it is one, and writes server.properties for these ports.
 * @throws PrerequisiteError when the folder contains something else, or was written by a newer Kafka; ChildFailedError; the signal's
 * reason
 */
export async function prepareDataFolder(options: {
  dataDir: string;
  port: number;
  controllerPort: number;
  advertisedPort?: number | undefined;
  kafkaVersion: string;
  java: readonly string[];
  /** As BrokerOptions. */
  template?: string | undefined;
  log: string;
  signal: AbortSignal | undefined;
}): Promise<DataFolder> {
  const { dataDir, port, controllerPort, advertisedPort, kafkaVersion } = options;
  await mkdir(dataDir, { recursive: true });
  const logDir = join(dataDir, 'data');
  const properties = join(dataDir, 'server.properties');
  const metaFile = join(logDir, 'meta.properties');

  const fresh = !existsSync(metaFile);
  if (fresh) await refuseForeign(dataDir);
  else await refuseNewer(dataDir, kafkaVersion);

  if (fresh) await format({ ...options, logDir });
  await writeFile(properties, serverProperties({ logDir, port, controllerPort, advertisedPort }));
  await writeFile(join(dataDir, 'kafka-version'), kafkaVersion);

  const clusterId = /^cluster\.id=(.+)$/m.exec(await readFile(metaFile, 'utf8'))?.[1];
  if (clusterId === undefined) {
    throw new PrerequisiteError(
      `${metaFile} contains no cluster id: the folder is damaged; delete it with npm run reset.`,
    );
  }
  return { properties, clusterId };
}

async function refuseForeign(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir);
  if (entries.includes('data') || entries.some((entry) => !OURS.has(entry))) {
    throw new PrerequisiteError(
      `${dataDir} is not a Kafka data folder: empty it (npm run reset) or choose another.`,
    );
  }
}

async function refuseNewer(dataDir: string, kafkaVersion: string): Promise<void> {
  const writtenBy = await readFile(join(dataDir, 'kafka-version'), 'utf8').catch(() => kafkaVersion);
  if (writtenBy.localeCompare(kafkaVersion, 'en', { numeric: true }) > 0) {
    throw new PrerequisiteError(
      `${dataDir} was written by Kafka ${writtenBy}, newer than ${kafkaVersion}: delete it with npm run reset.`,
    );
  }
}

interface FormatOptions {
  readonly dataDir: string;
  readonly logDir: string;
  readonly kafkaVersion: string;
  readonly java: readonly string[];
  readonly template?: string | undefined;
  readonly log: string;
  readonly signal: AbortSignal | undefined;
}

/** Formats a temporary folder and renames it, so that a killed format leaves no incomplete folder in place. */
async function format(options: FormatOptions): Promise<void> {
  const { dataDir, logDir, kafkaVersion, template } = options;
  const formatting = join(dataDir, 'formatting');
  await rm(formatting, { recursive: true, force: true });
  const make = (folder: string) => formatByTool(folder, options);
  if (template === undefined) await make(formatting);
  else {
    const path = `${template}-${kafkaVersion}`;
    await copyTemplate({ path, sources: [import.meta.filename], make }, formatting);
    await renewIds(join(formatting, 'meta.properties'));
  }
  await rename(formatting, logDir);
}

async function formatByTool(folder: string, options: FormatOptions): Promise<void> {
  const { dataDir, java, log, signal } = options;
  const properties = join(dataDir, 'server.properties');
  // Formatting does not use the ports.
  await writeFile(properties, serverProperties({ logDir: folder, port: 1, controllerPort: 2 }));
  const [program = 'java', ...flags] = java;
  await runToEnd(
    [...flags, 'kafka.tools.StorageTool', 'format', '--cluster-id', newId(), '--config', properties],
    { name: "Formatting Kafka's folder", program, cwd: dataDir, log, signal },
  );
}

/** A copy of a folder is another cluster. */
async function renewIds(metaFile: string): Promise<void> {
  const meta = await readFile(metaFile, 'utf8');
  await writeFile(
    metaFile,
    meta.replaceAll(/^(cluster|directory)\.id=.+$/gm, (_line, of) => `${of}.id=${newId()}`),
  );
}

/** Sixteen bytes; a leading dash would read as an option. */
const newId = (): string => randomBytes(16).toString('base64url').replace(/^-/, 'A');
