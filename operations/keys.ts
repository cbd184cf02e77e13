import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keysInUse } from '../tools/stack/keys-in-use.ts';
import { KEY_SETS, type KeySetName, type StackKeys } from '../tools/stack/key-sets.ts';
import { HOLDERS } from '../tools/stack/key-files.ts';
import { changeKeys, ensureKeys, hasKeys, readKeys, setsToAdd } from '../tools/stack/keys.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { activateKey, addKey, KEPT_MS, removeKey } from '../tools/stack/rotate-keys.ts';
import { runCommand } from '../tools/stack/run-command.ts';
import { portsOf } from '../tools/stack/running-shop.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run keys -- list                     the sets, and whether each process of this machine uses them; exit code 1 while one is behind
npm run keys -- add <set>                1. a new key: accepted, not signing yet
npm run keys -- activate <set> <key id>  2. signs; the former key is still accepted
npm run keys -- remove <set> <key id>    3. no longer accepted; refused while something it signed is still valid
npm run keys -- create                   one key for each set that the folder lacks: all of them, or those that a release brings

  --folder <path>   where keys.json is; default: the data folder of the shop on this machine (LOUPE_DATA)
  --key-id <id>     add: the id of a third party's key
  --from <file>     add: a key from a third party, instead of a generated one
  --now             remove: at once, because the key has leaked

sets: ${KEY_SETS.join(', ')}
When to do what: docs/runbooks/key-rotation.md`;

const OPTIONS = {
  folder: { type: 'string' },
  'key-id': { type: 'string' },
  from: { type: 'string' },
  now: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

interface Given {
  readonly 'key-id'?: string;
  readonly from?: string;
  readonly now?: boolean;
}

async function list(keys: StackKeys, folder: string): Promise<number> {
  for (const set of KEY_SETS) {
    const { active, since, keys: held } = keys[set];
    const others = Object.keys(held).filter((kid) => kid !== active);
    const also = others.length > 0 ? `, also accepts ${others.join(', ')}` : '';
    console.log(`${set.padEnd(20)}${active} signs since ${since}${also}`);
  }
  const running = (await keysInUse(keys, portsOf(folder))).filter(({ state }) => state !== 'away');
  for (const { process, state } of running) console.log(`${process.padEnd(20)}${state}`);
  return running.every(({ state }) => state === 'current') ? 0 : 1;
}

/** Says what it added, for the Secrets of those processes. */
async function create(folder: string): Promise<void> {
  const added = setsToAdd(folder);
  await ensureKeys(folder);
  for (const set of added) console.log(`Added ${set}, for ${holdersOfSet(set).join(', ')}.`);
  if (added.length === 0) console.log(`${folder} has a key for each set already.`);
}

const holdersOfSet = (set: KeySetName): string[] =>
  Object.entries(HOLDERS)
    .filter(([, sets]) => set in sets)
    .map(([holder]) => holder);

interface Change extends Given {
  readonly command: string;
  readonly set: KeySetName;
  readonly kid: string;
}

/** One step of a rotation; says what comes next once it is stored. */
async function change(folder: string, asked: Change): Promise<void> {
  const { command, set, kid } = asked;
  const now = new Date();
  let next = '';
  await changeKeys(folder, (keys) => {
    if (command === 'add') {
      const added = addKey(keys, set, now, { kid: asked['key-id'], key: keyIn(asked.from) });
      next = `Added. When every process is current: npm run keys -- activate ${set} ${added.kid}`;
      return added.keys;
    }
    if (command === 'remove') return removeKey(keys, set, kid, now, { atOnce: asked.now });
    const due = new Date(now.getTime() + KEPT_MS[set]).toISOString();
    next = `Active. From ${due}: npm run keys -- remove ${set} ${keys[set].active}`;
    return activateKey(keys, set, kid, now);
  });
  if (next !== '') console.log(next);
}

const keyIn = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : readFileSync(file, 'utf8').trim();

function setNamed(name: string): KeySetName {
  const set = KEY_SETS.find((known) => known === name);
  if (set === undefined)
    throw new PrerequisiteError(`Unknown key set "${name}"; there are: ${KEY_SETS.join(', ')}.`);
  return set;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const folder = values.folder ?? process.env['LOUPE_DATA'] ?? join(ROOT, '.loupe/data');
  const [command = '', name = '', kid = ''] = positionals;
  if (values.help || !['create', 'list', 'add', 'activate', 'remove'].includes(command)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  if (command !== 'create' && !hasKeys(folder))
    throw new PrerequisiteError(`There is no keys.json in ${folder}.`);
  if (command === 'create') await create(folder);
  else if (command === 'list') return list(readKeys(folder), folder);
  else await change(folder, { ...values, command, kid, set: setNamed(name) });
  return 0;
}

await runCommand(main);
