import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateProducts } from '../../services/catalog-search/src/generator/generate.ts';
import { ROOT } from '../../tools/stack/services.ts';

/** More than an import saves while a crowd is served. */
const PRODUCTS = 80_000;

/**
 * Does work while new products are imported by the operators' command, which is stopped when the work is done.
 * @param after the products that are there already
 * @returns what the work returned, and what the import said last
 */
export async function besideImport<T>(
  { url, after }: { readonly url: string; readonly after: number },
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly imported: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-bench-'));
  const file = join(folder, 'products.ndjson');
  const products = [...generateProducts(after + PRODUCTS)].slice(after);
  writeFileSync(file, products.map((product) => JSON.stringify(product)).join('\n'));
  const child = spawn(process.execPath, ['src/import.ts', file], {
    cwd: join(ROOT, 'services/catalog-search'),
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: '0',
      KAFKA_BROKERS: 'none',
      KEYS_FILE: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = once(child, 'exit');
  try {
    // It tells its progress once a second: from the first time on it writes.
    await Promise.race([once(child.stderr, 'data'), ended]);
    const result = await work();
    if (child.exitCode !== null) throw new Error(`The import ended before the work beside it: ${said}`);
    child.kill('SIGTERM');
    await ended;
    return { result, imported: said.trim().split('\n').at(-1) ?? '' };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}
