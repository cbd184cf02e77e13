import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keysInUse } from './stack/keys-in-use.ts';
import { KEY_SETS, type KeySetName, type StackKeys } from './stack/key-sets.ts';
import { hasKeys, saveKeys, stackKeys } from './stack/keys.ts';
import { PrerequisiteError } from './stack/prerequisite-error.ts';
import { activateKey, addKey, KEPT_MS, removeKey } from './stack/rotate-keys.ts';
import { runCommand } from './stack/run-command.ts';
import { portsOf } from './stack/running-shop.ts';
import { ROOT } from './stack/services.ts';

const HELP = `npm run keys -- list                     the sets, and whether each process of this machine uses them; exit code 1 while one is behind
npm run keys -- add <set>                1. a new key: accepted, not signing yet
npm run keys -- activate <set> <key id>  2. signs; the former key is still accepted
npm run keys -- remove <set> <key id>    3. no longer accepted; refused while something it signed is still valid
npm run keys -- create                   one key for each set, in a folder without keys

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

function add(keys: StackKeys, set: KeySetName, { 'key-id': kid, from }: Given): StackKeys {
  const key = from === undefined ? undefined : readFileSync(from, 'utf8').trim();
  const added = addKey(keys, set, new Date(), { kid, key });
  console.log(`Added. When every process is current: npm run keys -- activate ${set} ${added.kid}`);
  return added.keys;
}

function activate(keys: StackKeys, set: KeySetName, kid: string): StackKeys {
  const now = new Date();
  const activated = activateKey(keys, set, kid, now);
  const due = new Date(now.getTime() + KEPT_MS[set]).toISOString();
  console.log(`Active. From ${due}: npm run keys -- remove ${set} ${keys[set].active}`);
  return activated;
}

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
  if (hasKeys(folder) === (command === 'create'))
    throw new PrerequisiteError(
      command === 'create' ? `${folder} has keys already.` : `There is no keys.json in ${folder}.`,
    );
  mkdirSync(folder, { recursive: true });
  const keys = stackKeys(folder);
  if (command === 'create') return 0;
  if (command === 'list') return list(keys, folder);
  const set = setNamed(name);
  if (command === 'add') saveKeys(folder, add(keys, set, values));
  else if (command === 'activate') saveKeys(folder, activate(keys, set, kid));
  else saveKeys(folder, removeKey(keys, set, kid, new Date(), { atOnce: values.now }));
  return 0;
}

await runCommand(main);
