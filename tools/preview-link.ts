import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { previewLink } from '../web/features/preview/server/preview-link.ts';
import { keyFor } from '../web/lib/signed.ts';
import { PrerequisiteError } from './stack/prerequisite-error.ts';
import { runCommand } from './stack/run-command.ts';

const HELP = `npm run preview-link -- [options] [path]   prints the address of an editor's preview, to be added to the shop's origin

  --api <name>       staging environment, one of PREVIEW_APIS; default staging.localhost
  --hub <name>       content account, one of PREVIEW_HUBS; default loupe
  --at <date>        the shop as it will be then, ISO 8601; without it everything that is scheduled
  --content <item>   an item by its id or delivery key, shown by itself where no path is given
  --hours <n>        how long the link can be opened; default 24

KEYS_FILE names web's key file. Exit code 2: wrong arguments, or no such file.`;

const OPTIONS = {
  api: { type: 'string', default: 'staging.localhost' },
  hub: { type: 'string', default: 'loupe' },
  at: { type: 'string' },
  content: { type: 'string' },
  hours: { type: 'string', default: '24' },
  help: { type: 'boolean' },
} as const;

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
const [path = null] = positionals;

function credentialOf(file: string | undefined): string {
  if (file === undefined) throw new PrerequisiteError('KEYS_FILE is not set.');
  const { web } = JSON.parse(readFileSync(file, 'utf8')) as {
    web: { active: string; keys: Readonly<Record<string, string>> };
  };
  const credential = web.keys[web.active];
  if (credential === undefined) throw new PrerequisiteError('KEYS_FILE holds no active key of the set web.');
  return credential;
}

if ((path === null && values.content === undefined) || values.help) {
  process.stdout.write(`${HELP}\n`);
  process.exitCode = values.help ? 0 : 2;
} else {
  await runCommand(async () => {
    const { api, hub, at = null, content = null } = values;
    const expires = Math.floor(Date.now() / 1_000) + Number(values.hours) * 3_600;
    const key = keyFor('loupe preview', credentialOf(process.env['KEYS_FILE']));
    const fields = { api, hub, content, path, edition: null, at: at && new Date(at).toISOString() };
    process.stdout.write(`/api/amplience/enablePreview?${previewLink(fields, expires, { key })}\n`);
    return 0;
  });
}
