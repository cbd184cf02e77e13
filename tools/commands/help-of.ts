import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../stack/services.ts';

/** At once; a program takes about half a second to load. */
const LANES = 3;
const MS = 60_000;

/** What each program prints with `--help`, by its file. @throws Error for one that has none, which is not started */
export async function helpOf(programs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const without = programs.filter((file) => !readFileSync(join(ROOT, file), 'utf8').includes('const HELP ='));
  // One that does not know --help would do its work.
  if (without.length > 0) throw new Error(`No help in ${without.join(', ')}: declare it as HELP.`);
  const waiting = [...programs];
  const helps = new Map<string, string>();
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      helps.set(file, await printedHelp(file));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return helps;
}

/** Without the settings of this terminal, which a help could quote. */
async function printedHelp(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, file), '--help'], {
    cwd: ROOT,
    timeout: MS,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
  });
  if (stdout.trim() === '') throw new Error(`${file} prints nothing with --help.`);
  return stdout.trim();
}
