import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { exportOf, type Section } from './privacy/export.ts';
import { readablePage } from './privacy/readable.ts';
import { readRegister } from './privacy/register.ts';
import { operatorCommand } from './stack/operator-command.ts';
import { PrerequisiteError } from './stack/prerequisite-error.ts';
import { findRunningShop } from './stack/running-shop.ts';
import { ROOT } from './stack/services.ts';

const HELP = `npm run privacy -- show <site> <e-mail>             how much is stored of an account, by section; no data
npm run privacy -- export <site> <e-mail> <file>   everything that is stored of it, into <file>.json and <file>.html

What is stored where, why and how long is the register, docs/privacy/register; a table that is not in it fails npm test.
Secrets, limits against abuse and data of other people are left out. An export is given to nobody but its person: send it to the
address of the account (docs/runbooks/privacy-request.md). Its files are readable by this user only.
Exit code 0: done. 1: no such account. 2: wrong arguments, or no shop runs.
Reads the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await operatorCommand(HELP, async ([command, site, email, file, ...more]) => {
  const isWhole =
    site !== undefined &&
    email !== undefined &&
    more.length === 0 &&
    (command === 'export') === Boolean(file);
  if (!isWhole || (command !== 'show' && command !== 'export'))
    throw new PrerequisiteError(
      'Write: npm run privacy -- show <site> <e-mail>, or export <site> <e-mail> <file>',
    );
  const sections = await read(site, email);
  if (sections === undefined) {
    process.stderr.write('There is no such account.\n');
    return 1;
  }
  for (const { name, rows } of sections)
    process.stdout.write(`${String(rows.length).padStart(6)}  ${name}\n`);
  if (file !== undefined) write(resolve(file), sections);
  return 0;
});

async function read(site: string, email: string): Promise<Section[] | undefined> {
  const client = new pg.Client({ connectionString: findRunningShop().adminUrl, application_name: 'privacy' });
  await client.connect();
  try {
    return await exportOf(client, readRegister(ROOT), { site, email });
  } finally {
    await client.end();
  }
}

/** Never over a file that exists: it may be readable by others. @throws PrerequisiteError */
function write(path: string, sections: readonly Section[]): void {
  const options = { mode: 0o600, flag: 'wx' } as const;
  for (const file of [`${path}.json`, `${path}.html`])
    if (existsSync(file)) throw new PrerequisiteError(`${file} exists already: name another file.`);
  writeFileSync(`${path}.json`, `${JSON.stringify(sections, null, 2)}\n`, options);
  writeFileSync(`${path}.html`, readablePage('What we store of you', sections), options);
}
