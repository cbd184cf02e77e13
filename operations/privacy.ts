import { existsSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isSite } from '@loupe/contracts/sites';
import { isUuid } from '@loupe/database/uuid';
import pg from 'pg';
import { dueWishes } from './privacy/due.ts';
import { erasePerson } from './privacy/erase.ts';
import type { ErasureOutcome, Erasing } from './privacy/erase.ts';
import { exportOf } from './privacy/export.ts';
import type { Account, Section } from './privacy/export.ts';
import { readablePage } from './privacy/readable.ts';
import { RECIPIENT_NAMES, recordTold } from './privacy/recipients.ts';
import { readRegister } from './privacy/register.ts';
import { keepWorking, workOnce } from './privacy/work-rounds.ts';
import { operatorCommand } from '../tools/stack/operator-command.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { findRunningShop } from '../tools/stack/running-shop.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run privacy -- show <site> <e-mail>             how much is stored of an account, by section; no data
npm run privacy -- export <site> <e-mail> <file>   everything that is stored of it, into <file>.json and <file>.html
npm run privacy -- erase <customer id> --reason <text> [--by <name>]             erases an account
npm run privacy -- erase <order number> <mailbox> --reason <text> [--by <name>]  erases a guest and all guest orders of the mailbox
npm run privacy -- export <order number> <mailbox> <file>                        the same of a guest, and all guest orders of the mailbox
npm run privacy -- due                             requests that are not answered, and the day by which they must be
npm run privacy -- told <customer id or order number> <vendor> [--by <name>]     a vendor was told by hand of an erasure that is done here
npm run privacy -- work [--every <seconds> [--port <port>]]   works on the requests of the shop's pages that are due: once, or until it is
                                                              stopped, with /healthz on that port. "npm start" runs it beside the shop.

What is stored where, why and how long is the register, docs/privacy/register; a table that is not in it fails npm test.
Secrets, limits against abuse and data of other people are left out of an export. It is given to nobody but its person: send it to the
address of the account (docs/runbooks/privacy-request.md). Its files are readable by this user only.
"show" prints the account's id, which "erase" takes; of an erased account, "show" and "export" take the id alone. An erasure waits while an order, payment,
reservation, appointment, price promise, application or dispute is open, and says which. It cannot be undone. Repeat it after an interruption:
it does what is missing. The amounts of orders and the ledger are kept. It is recorded, with --by <name>, otherwise the user of this machine.
"work" also takes names, addresses and texts out of orders that are older than the law asks for, six years and the current one, 200 a round.
Exit code 0: done. 1: nobody was found, something is open, or nothing is to be told. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

const USAGE =
  'Write: npm run privacy -- show <site> <e-mail>, export <site> <e-mail> <file>, erase <customer id>, due, told or work';

await operatorCommand(HELP, (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      every: { type: 'string' },
      port: { type: 'string' },
      by: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const [command, ...words] = positionals;
  if (command === 'due' && words.length === 0) return connected(due);
  if (command === 'work' && words.length === 0) return work(values);
  if (command === 'told' && words.length === 2)
    return told(words[0]!, words[1]!, (values.by ?? userInfo().username).trim());
  if (command === 'erase') {
    // Not before: the user of a container may have no name.
    const by = (values.by ?? userInfo().username).trim();
    if (!values.reason?.trim() || !by) throw new PrerequisiteError('Say why, with --reason <text>.');
    // The reason is kept for ever.
    if (values.reason.includes('@')) throw new PrerequisiteError('Give a reason that names nobody.');
    return erase(erasingOf(words), { operator: by, reason: values.reason.trim() });
  }
  if (command !== 'show' && command !== 'export') throw new PrerequisiteError(USAGE);
  return show(
    accountOf(words, command === 'export' ? 1 : 0),
    command === 'export' ? words.at(-1) : undefined,
  );
});

/** @param more words that follow it. @throws PrerequisiteError */
function accountOf(words: readonly string[], more: number): Account {
  const [first = '', email = ''] = words;
  if (words.length === 1 + more && isUuid(first)) return { customer: first.toLowerCase() };
  if (words.length !== 2 + more) throw new PrerequisiteError(USAGE);
  return isSite(first) ? { site: first, email } : { orderNumber: first, mailbox: email };
}

/** @throws PrerequisiteError */
function erasingOf(words: readonly string[]): Erasing {
  const [first = '', mailbox = ''] = words;
  if (words.length === 1 && isUuid(first)) return { customer: first.toLowerCase() };
  if (words.length !== 2 || !mailbox.includes('@'))
    throw new PrerequisiteError('Write: erase <customer id>, or erase <order number> <mailbox>');
  return { orderNumber: first, mailbox };
}

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: findRunningShop().adminUrl, application_name: 'privacy' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function show(account: Account, file: string | undefined): Promise<number> {
  const sections = await connected((client) => exportOf(client, readRegister(ROOT), account));
  if (sections === undefined) {
    process.stderr.write('There is nobody like that.\n');
    return 1;
  }
  const id = sections.find(({ name }) => name === 'account')?.rows[0]?.['id'];
  if (typeof id === 'string') process.stdout.write(`The account is ${id}.\n`);
  for (const { name, rows } of sections)
    process.stdout.write(`${String(rows.length).padStart(6)}  ${name}\n`);
  if (file !== undefined) write(resolve(file), sections);
  return 0;
}

/** Never over a file that exists: it may be readable by others. @throws PrerequisiteError */
function write(path: string, sections: readonly Section[]): void {
  const options = { mode: 0o600, flag: 'wx' } as const;
  for (const file of [`${path}.json`, `${path}.html`])
    if (existsSync(file)) throw new PrerequisiteError(`${file} exists already: name another file.`);
  writeFileSync(`${path}.json`, `${JSON.stringify(sections, null, 2)}\n`, options);
  writeFileSync(`${path}.html`, readablePage('What we store of you', sections), options);
}

async function erase(erasing: Erasing, by: { operator: string; reason: string }): Promise<number> {
  const outcome = await connected((client) =>
    erasePerson(client, { register: readRegister(ROOT), erasing, by }),
  );
  const isDone = outcome.kind === 'erased' || outcome.kind === 'erased-before';
  (isDone ? process.stdout : process.stderr).write(`${wordsOf(outcome).join('\n')}\n`);
  return isDone ? 0 : 1;
}

function wordsOf(outcome: ErasureOutcome): readonly string[] {
  switch (outcome.kind) {
    case 'unknown':
      return [
        'There is nobody like that: no account with this id, or no guest’s order with this number and mailbox.',
      ];
    case 'erased-before':
      return [`Erased already, on ${outcome.at.toISOString()}.`];
    case 'open':
      return [
        'Not erased: this is open, and is finished or cancelled with the person first. The wish is on record.',
        ...outcome.matters.map((matter) => `  ${matter}`),
      ];
    case 'erased':
      return [
        'Erased.',
        ...Object.entries(outcome.counts).map(([table, rows]) => `${String(rows).padStart(6)}  ${table}`),
      ];
  }
}

async function due(client: pg.Client): Promise<number> {
  const wishes = await dueWishes(client);
  for (const { subject, site, by, days, parts, toTell } of wishes) {
    const state =
      toTell.length > 0 ? `erased: tell ${toTell.join(', ')}` : parts > 0 ? 'begun: repeat it' : 'waits';
    process.stdout.write(`${by}  ${days < 0 ? 'LATE' : `${days} days`}  ${site} ${subject}  ${state}\n`);
  }
  if (wishes.length === 0) process.stdout.write('Nobody waits for an answer.\n');
  return 0;
}

/** @throws PrerequisiteError */
async function told(subject: string, recipient: string, operator: string): Promise<number> {
  if (!RECIPIENT_NAMES.includes(recipient))
    throw new PrerequisiteError(
      `There is no vendor "${recipient}" to tell; name one of ${RECIPIENT_NAMES.join(', ')}.`,
    );
  const left = await connected((client) => recordTold(client, { subject, recipient, operator }));
  if (left === undefined) {
    process.stderr.write(
      `Nothing is recorded: ${recipient} is not to be told of an erasure of ${subject}.\n`,
    );
    return 1;
  }
  process.stdout.write(left.length === 0 ? 'All are told.\n' : `Still to be told: ${left.join(', ')}.\n`);
  return 0;
}

/** @throws PrerequisiteError */
async function work({ every, port }: { every?: string; port?: string }): Promise<number> {
  const shop = findRunningShop();
  const register = readRegister(ROOT);
  const round = () => workOnce(shop.adminUrl, register);
  if (every === undefined) return (await round()) ? 0 : 1;
  const seconds = Number(every);
  if (!(seconds >= 1)) throw new PrerequisiteError('Write: work --every <seconds>');
  return keepWorking(round, seconds, port === undefined ? undefined : Number(port));
}
