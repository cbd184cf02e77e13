import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, globSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** They begin first: the last one to begin decides how long all take. */
const LONGEST = [
  ...['tools', 'services/payments-finance', 'services/cart-checkout', 'tests'],
  ...['services/catalog-search', 'operations', 'packages/messaging', 'gateway', 'services/identity'],
];

interface TestedWorkspace {
  /** From the root. */
  readonly folder: string;
  readonly command: string;
}

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly scripts?: { readonly test?: string };
}

/** Each workspace that has tests, those that take longest first. */
export function testedWorkspaces(root: string): TestedWorkspace[] {
  const manifest = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const place = ({ folder }: TestedWorkspace) => {
    const at = LONGEST.indexOf(folder);
    return at === -1 ? LONGEST.length : at;
  };
  return globSync([...(manifest('.').workspaces ?? [])], { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .flatMap((folder) => {
      const command = manifest(folder).scripts?.test;
      return command === undefined ? [] : [{ folder, command }];
    })
    .sort((one, other) => place(one) - place(other));
}

/** Their names in the results: the last part of the folder. */
export const namesOf = (workspaces: readonly TestedWorkspace[]): string[] =>
  workspaces.map(({ folder }) => basename(folder));

/**
 * Runs their tests. Much of a workspace's time is spent waiting, so three run at a time on two processors; two until the work beside them
 * is done. What each prints is written when it has ended, and until then is in `.loupe/output`.
 */
export async function runWorkspaces(
  root: string,
  workspaces: readonly TestedWorkspace[],
  beside: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const waiting = [...workspaces];
  const outputs = join(root, '.loupe/output');
  mkdirSync(outputs, { recursive: true });
  const runOne = async ({ folder, command }: TestedWorkspace) => {
    // Without a shell, which would not pass a signal on.
    const [program, ...args] = command.split(' ');
    // A file, since a pipe would only close when every process that the tests left behind has ended.
    const file = join(outputs, `${basename(folder)}.log`);
    const output = openSync(file, 'w');
    const child = spawn(program!, args, { cwd: join(root, folder), stdio: ['ignore', 'ignore', output] });
    closeSync(output);
    const end = () => void child.kill();
    process.once('exit', end);
    // One that cannot be started leaves no counts, which is a failure with its name.
    await once(child, 'exit').catch(() => undefined);
    process.off('exit', end);
    process.stderr.write(`\n${folder}\n${readFileSync(file, 'utf8')}`);
  };
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await runOne(next);
  };
  await Promise.all([lane(), lane(), beside.then(lane, lane)]);
}
