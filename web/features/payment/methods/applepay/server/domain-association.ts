import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteKey } from '#lib/sites.ts';

/**
 * What Apple gives a merchant for a host, by which it knows that the host is theirs: a file for each shop beside the key sets. It is read for
 * each request, of which there are few, so that a new one needs no start. Null for a shop without one.
 */
export async function domainAssociation(keysFile: string, site: SiteKey): Promise<string | null> {
  try {
    return await readFile(join(dirname(keysFile), `apple-pay-domain-association.${site}`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
