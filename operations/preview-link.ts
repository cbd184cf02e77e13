import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMoment } from '@loupe/calendar/moment';
import { previewLink } from '../web/features/preview/server/preview-link.ts';
import { keyFor, SIGNED_FOR_SECONDS } from '../web/lib/signed.ts';
import { keysFileOf } from '../tools/stack/key-files.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from '../tools/stack/run-command.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run preview-link -- [options] [path]   prints the address of an editor's preview, to be added to the shop's origin

  --api <name>       staging environment, one of PREVIEW_APIS; default staging.localhost
  --hub <name>       content account, one of PREVIEW_HUBS; default loupe
  --at <moment>      the shop as it will be then, as 2026-12-26T09:00:00Z; without it everything that is scheduled
  --content <item>   an item by its id or delivery key, shown by itself where no path is given
  --hours <n>        how long the link can be opened; default 24, at most a week

Signed by the shop that runs on this machine (LOUPE_DATA), or by web's key file that KEYS_FILE names. Exit code 2: wrong arguments, or no such file.`;

const OPTIONS = {
  api: { type: 'string', default: 'staging.localhost' },
  hub: { type: 'string', default: 'loupe' },
  at: { type: 'string' },
  content: { type: 'string' },
  hours: { type: 'string', default: '24' },
  help: { type: 'boolean' },
} as const;

/** Web's active key, of the shop on this machine unless KEYS_FILE names a file. @throws PrerequisiteError */
function credential({ KEYS_FILE, LOUPE_DATA = join(ROOT, '.loupe/data') }: NodeJS.ProcessEnv): string {
  const file = KEYS_FILE ?? keysFileOf(LOUPE_DATA, 'web');
  if (!existsSync(file))
    throw new PrerequisiteError(`There is no key file ${file}: start the shop, or set KEYS_FILE.`);
  const { web } = JSON.parse(readFileSync(file, 'utf8')) as {
    web?: { active: string; keys: Readonly<Record<string, string>> };
  };
  const active = web?.keys[web.active];
  if (active === undefined) throw new PrerequisiteError(`${file} holds no active key of the set web.`);
  return active;
}

/** @throws PrerequisiteError */
function momentOf(at: string | undefined): string | null {
  if (at === undefined) return null;
  const moment = readMoment(at);
  if (moment !== null) return moment.toISOString();
  throw new PrerequisiteError('--at must be a moment with its zone, as 2026-12-26T09:00:00Z.');
}

/** Seconds since 1970. @throws PrerequisiteError */
function expiryAfter(hours: string): number {
  const most = SIGNED_FOR_SECONDS['loupe preview'] / 3_600;
  if (/^[1-9]\d{0,3}$/.test(hours) && Number(hours) <= most)
    return Math.floor(Date.now() / 1_000) + Number(hours) * 3_600;
  throw new PrerequisiteError(`--hours must be a whole number from 1 to ${most}, not ${hours}.`);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [path = null, ...others] = positionals;
  const { api, hub, content = null } = values;
  if ((path === null && content === null) || values.help) {
    process.stdout.write(`${HELP}\n`);
    return values.help ? 0 : 2;
  }
  if (others.length > 0 || (path !== null && !path.startsWith('/')))
    throw new PrerequisiteError('Give one path of the shop, as /help/servicing.');
  const fields = { api, hub, content, path, edition: null, at: momentOf(values.at) };
  const key = keyFor('loupe preview', credential(process.env));
  const link = previewLink(fields, expiryAfter(values.hours), { key });
  process.stdout.write(`/api/amplience/enablePreview?${link}\n`);
  return 0;
}

await runCommand(main);
