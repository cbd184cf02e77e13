import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script merchants load, and the hash of exactly the bytes that are served. */
export interface ClientLibrary {
  readonly path: string;
  readonly source: Buffer;
  readonly integrity: string;
}

export function readClientLibrary(): ClientLibrary {
  const source = readFileSync(join(import.meta.dirname, 'flex-microform.js'));
  const digest = createHash('sha256').update(source).digest('base64');
  return { path: '/microform/bundle/v2.1.0/flex-microform.min.js', source, integrity: `sha256-${digest}` };
}
