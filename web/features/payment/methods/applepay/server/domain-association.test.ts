import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { domainAssociation } from './domain-association.ts';

it('[MU-12] each shop has its own domain association file, and one without it has none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'association-'));
  const keysFile = join(folder, 'keys.json');
  expect(await domainAssociation(keysFile, 'loupe')).toBeNull();
  writeFileSync(join(folder, 'apple-pay-domain-association.loupe'), '7B227073');
  expect(await domainAssociation(keysFile, 'loupe')).toBe('7B227073');
  expect(await domainAssociation(keysFile, 'beaverbrooks')).toBeNull();
});
