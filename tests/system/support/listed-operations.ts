import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../../../gateway/operations/web.json');

/** The id under which the storefront sends an operation. @throws Error when the storefront has no such operation */
export function listedId(name: string): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
  const named = new RegExp(`\\b(query|mutation) ${name}\\b`);
  const id = Object.keys(manifest).find((each) => named.test(manifest[each]!));
  if (id === undefined) throw new Error(`${name} is not listed.`);
  return id;
}
