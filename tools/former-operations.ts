import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './stack/services.ts';

const HELP = `node tools/former-operations.ts <release>   a tag, branch or commit: the release that runs now

Lists the operations of that release's pages and other clients beside those of today's, so that the gateway answers browsers that still show
them, and clients that still send them.`;
const FOLDER = 'gateway/operations';
/** Of pages, and of other clients; a release may be older than one of them. */
const MANIFESTS = ['web.json', 'other-clients.json'];
const FORMER = join(ROOT, FOLDER, 'former.json');

const manifestOf = (text: string): Record<string, string> => JSON.parse(text) as Record<string, string>;

const [release] = process.argv.slice(2);
if (release === undefined || release.startsWith('-')) {
  process.stdout.write(`${HELP}\n`);
  process.exitCode = release === '--help' ? 0 : 2;
} else {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const shown = MANIFESTS.filter(
    (file) => git('ls-tree', '--name-only', release, `${FOLDER}/${file}`) !== '',
  );
  const before = shown.flatMap((file) =>
    Object.entries(manifestOf(git('show', `${release}:${FOLDER}/${file}`))),
  );
  const now = Object.assign(
    {},
    ...MANIFESTS.map((file) => manifestOf(readFileSync(join(ROOT, FOLDER, file), 'utf8'))),
  ) as Record<string, string>;
  const gone = before.filter(([id]) => !(id in now));
  if (gone.length === 0) rmSync(FORMER, { force: true });
  else writeFileSync(FORMER, `${JSON.stringify(Object.fromEntries(gone), null, 2)}\n`);
  process.stdout.write(`${gone.length} operations of ${release} are not among today's\n`);
}
