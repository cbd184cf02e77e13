import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An append-only file of JSON lines: an awaited append has reached the disk. */
export interface Journal<Entry> {
  append(entry: Entry): Promise<void>;
  /** Empties the file; for control pages only. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the file and returns its lines. An incomplete last line after a kill was never acknowledged and is removed. Concurrent
 * appends share one fsync.
 */
export async function openJournal<Entry>(
  file: string,
): Promise<{ journal: Journal<Entry>; entries: Entry[] }> {
  await mkdir(dirname(file), { recursive: true });
  const entries = await readWholeLines<Entry>(file);
  const handle = await open(file, 'a');

  let waiting: { line: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let flushing: Promise<void> | undefined;
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await handle.appendFile(batch.map(({ line }) => line).join(''));
        await handle.datasync();
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    flushing = undefined;
  };

  return {
    entries,
    journal: {
      append: (entry) =>
        new Promise((resolve, reject) => {
          waiting.push({ line: `${JSON.stringify(entry)}\n`, resolve, reject });
          flushing ??= flush();
        }),
      async clear() {
        await flushing;
        await handle.truncate(0);
        await handle.datasync();
      },
      async close() {
        await flushing;
        await handle.close();
      },
    },
  };
}

async function readWholeLines<Entry>(file: string): Promise<Entry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}
