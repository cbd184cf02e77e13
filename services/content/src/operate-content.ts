import { randomUUIDv7 } from 'node:crypto';
import { userInfo } from 'node:os';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { createPool } from '@loupe/database/pool';
import type pg from 'pg';
import { readConfig } from './config.ts';
import { readContentCommand } from './operator/read-content-command.ts';
import type { ContentCommand } from './operator/read-content-command.ts';
import { ItemFilesRefusedError, readItemFiles } from './operator/read-item-files.ts';
import { diffInWords, itemsInWords, limitsInWords, versionsInWords } from './operator/say-content.ts';
import { createPorts } from './ports.ts';
import { publishDrafts } from './use-cases/publish-drafts.ts';
import { pushItems } from './use-cases/push-items.ts';
import { rollBackItem } from './use-cases/roll-back-item.ts';

/** The command cannot be carried out; the message says why. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Runs one command on the service's own tables; the running service's relay publishes what changed. @returns what to say */
async function operate(command: ContentCommand, pool: pg.Pool): Promise<string> {
  const ports = createPorts({ pool });
  const { site } = command;
  switch (command.kind) {
    case 'push': {
      const items = readItemFiles(command.files, site);
      const changed = await pushItems({ ...ports, newId: randomUUIDv7 }, items);
      const same = items.length - changed.length;
      return [...changed.map((key) => `${key} is a draft.`), `${same} as published.`].join('\n');
    }
    case 'publish': {
      const drafts = chosen(await ports.drafts.ids(site), command.keys);
      await publishDrafts(ports, [...drafts.values()]);
      return [...drafts.keys()].map((key) => `${key} is published.`).join('\n');
    }
    case 'schedule': {
      const drafts = chosen(await ports.drafts.ids(site), command.keys);
      const { at, edition } = await momentOf(ports, command);
      for (const id of drafts.values()) await ports.drafts.schedule(id, at, edition);
      return [...drafts.keys()].map((key) => `${key} is published ${at.toISOString()}.`).join('\n');
    }
    case 'diff': {
      const compared = await ports.drafts.compared(site);
      const { keys } = command;
      return diffInWords(
        compared.filter(({ deliveryKey }) => keys.length === 0 || keys.includes(deliveryKey)),
      );
    }
    case 'rollback': {
      const id = await found(ports, site, command.key);
      const number = await rollBackItem(ports, id, command.to);
      if (number === null) throw new RefusedError(`${command.key} has no such version.`);
      return `${command.key} is published as in version ${number}.`;
    }
    case 'list': {
      const { key } = command;
      if (key === null) return itemsInWords(await ports.drafts.list(site));
      return versionsInWords(key, await ports.versions.versions(await found(ports, site, key)));
    }
    case 'limits': {
      const { limits, by = userInfo().username } = command;
      if (Object.keys(limits).length > 0) await ports.shops.configure(site, limits, by);
      return limitsInWords(await ports.shops.shop(site));
    }
  }
}

type Ports = ReturnType<typeof createPorts>;

/** The drafts of these keys, all without one. @throws RefusedError for a key without a draft */
function chosen(drafts: ReadonlyMap<string, string>, keys: readonly string[]): ReadonlyMap<string, string> {
  const missing = keys.filter((key) => !drafts.has(key));
  if (missing.length > 0) throw new RefusedError(`There is no draft of ${missing.join(', ')}.`);
  if (drafts.size === 0) throw new RefusedError('There is no draft.');
  return keys.length === 0 ? drafts : new Map(keys.map((key) => [key, drafts.get(key)!]));
}

async function momentOf(
  { shops }: Ports,
  { site, when }: Extract<ContentCommand, { kind: 'schedule' }>,
): Promise<{ at: Date; edition: string | null }> {
  if ('at' in when) return { at: when.at, edition: null };
  const edition = (await shops.editions(site)).find(({ code }) => code === when.edition);
  if (edition === undefined) throw new RefusedError(`There is no edition ${when.edition}.`);
  return { at: edition.startsAt, edition: edition.code };
}

async function found({ versions }: Ports, site: ContentCommand['site'], key: string): Promise<string> {
  const id = await versions.find(site, key);
  if (id === null) throw new RefusedError(`There is no item ${key}.`);
  return id;
}

async function run(): Promise<string> {
  const command = readContentCommand(process.argv.slice(2));
  const url = readConfig().DATABASE_URL;
  const pool = createPool({ url, applicationName: 'content-operator', max: 1, kind: 'background' });
  try {
    return await operate(command, pool);
  } finally {
    await pool.end();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const isFileMissing = (error as { code?: string }).code === 'ENOENT';
  const isRefused = error instanceof RefusedError || error instanceof ItemFilesRefusedError || isFileMissing;
  if (!isRefused && !(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = isRefused ? 1 : 2;
}
