import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BY } from './team.ts';

const run = promisify(execFile);
const PROGRAM = 'src/operate-store-stock.ts';
/** Of a sheet of all stores. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Every store counts what it should have: the shop's own sheet, taken as a count file. @param folder of the service */
export async function countAll(folder: string): Promise<void> {
  const options = { cwd: folder, maxBuffer: MOST_BYTES };
  const { stdout } = await run(process.execPath, [PROGRAM, 'sheet'], options);
  const temporary = await mkdtemp(join(tmpdir(), 'store-count-'));
  try {
    const file = join(temporary, 'count.csv');
    await writeFile(file, stdout);
    await run(process.execPath, [PROGRAM, 'take', file, ...BY], options);
  } finally {
    await rm(temporary, { recursive: true });
  }
}
