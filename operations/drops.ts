import { parseArgs } from 'node:util';
import { readMoment } from '@loupe/calendar/moment';
import { createPool } from '@loupe/database/pool';
import {
  closeRoom,
  listRooms,
  openRoom,
  paceRoom,
  RoomRefusedError,
  type ListedRoom,
} from '../web/features/waiting-room/operate-rooms.ts';
import { isSiteKey } from '../web/lib/sites.ts';
import { operatorCommand } from '../tools/stack/operator-command.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { findRunningShop } from '../tools/stack/running-shop.ts';
import { databaseUrl } from '../tools/stack/services.ts';
import { DATABASE } from '../tools/stack/settings.ts';

const HELP = `npm run drops -- <command>   opens and closes waiting rooms (docs/runbooks/waiting-room.md)

  open <code>    puts a waiting room before pages of a shop; the code was never used before
  pace <code>    changes --per-minute and --at-once while it is open
  close <code>   lets everybody in
  list           the last twenty, with how many wait and are inside

--site          beaverbrooks or loupe
--path          a path, with everything below it; again for more; / is the whole shop
--at            the opening, as 2026-12-26T09:00:00Z; now unless given
--gather        minutes before it from which visitors wait for the draw; 15
--per-minute    visitors let in, in any minute; 60
--at-once       visitors inside at most; 500
--hold          minutes that a visitor may stay; 15
--claim         minutes that a visitor may take to go in when it is their turn; 3

Every instance follows within a second. Exit code 0: done. 1: refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or WEB_DATABASE_URL, that of web's role.`;

const OPTIONS = {
  site: { type: 'string' },
  path: { type: 'string', multiple: true },
  at: { type: 'string' },
  gather: { type: 'string', default: '15' },
  'per-minute': { type: 'string' },
  'at-once': { type: 'string' },
  hold: { type: 'string', default: '15' },
  claim: { type: 'string', default: '3' },
} as const;

const CODE = /^[a-z0-9-]{1,60}$/;

function whole(name: string, value: string | undefined, least: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new PrerequisiteError(`--${name} must be a whole number of at least ${least}.`);
}

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
type Values = ReturnType<typeof parse>['values'];

function newRoom(code: string, values: Values) {
  const { site = '', path = [] } = values;
  if (!CODE.test(code)) throw new PrerequisiteError('A code has lower-case letters, digits and hyphens.');
  if (!isSiteKey(site)) throw new PrerequisiteError('--site must be beaverbrooks or loupe.');
  const isPath = (prefix: string) => prefix === '/' || /^(\/[^/?#]+)+$/.test(prefix);
  if (path.length === 0 || !path.every(isPath))
    throw new PrerequisiteError(
      '--path must be a path such as /product-listing/watches, without / at its end.',
    );
  const opensAt = values.at === undefined ? new Date() : readMoment(values.at);
  if (opensAt === null)
    throw new PrerequisiteError('--at must be a moment with its zone, as 2026-12-26T09:00:00Z.');
  return {
    code,
    site,
    opensAt,
    prefixes: path,
    gatherMinutes: whole('gather', values.gather, 0),
    perMinute: whole('per-minute', values['per-minute'] ?? '60', 1),
    atOnce: whole('at-once', values['at-once'] ?? '500', 1),
    holdMinutes: whole('hold', values.hold, 1),
    claimMinutes: whole('claim', values.claim, 1),
  };
}

function inWords(room: ListedRoom): string {
  const state = room.closed_at === null ? `opens ${room.opens_at.toISOString()}` : 'closed';
  const pace = `${room.per_minute} a minute, ${room.at_once} at once`;
  return `${room.code}  ${room.site}  ${room.prefixes.join(' ')}  ${state}  ${pace}  ${room.waiting} wait, ${room.inside} inside`;
}

function webUrl(): string {
  const given = process.env['WEB_DATABASE_URL'];
  if (given !== undefined) return given;
  const admin = new URL(findRunningShop().adminUrl);
  const postgres = { host: admin.hostname, port: Number(admin.port || 5432), database: DATABASE };
  return databaseUrl({ postgres }, 'web');
}

async function operate(args: readonly string[]): Promise<string> {
  const { values, positionals } = parse(args);
  const [kind, code = ''] = positionals;
  const pool = createPool({ url: webUrl(), applicationName: 'web-operator', max: 1, kind: 'background' });
  const pace = (name: 'per-minute' | 'at-once') =>
    values[name] === undefined ? null : whole(name, values[name], 1);
  try {
    switch (kind) {
      case 'open':
        await openRoom(pool, newRoom(code, values));
        return `${code} is open; its pages are behind it.`;
      case 'pace':
        await paceRoom(pool, code, { perMinute: pace('per-minute'), atOnce: pace('at-once') });
        return `${code} goes on at the new pace.`;
      case 'close':
        await closeRoom(pool, code);
        return `${code} is closed; everybody may go in.`;
      case 'list':
        return (await listRooms(pool)).map(inWords).join('\n') || 'There was no waiting room yet.';
      default:
        throw new PrerequisiteError(`There is no command "${kind}": see --help.`);
    }
  } finally {
    await pool.end();
  }
}

await operatorCommand(HELP, async (args) => {
  try {
    process.stdout.write(`${await operate(args)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof RoomRefusedError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
});
