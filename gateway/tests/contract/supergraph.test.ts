import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const COMPOSE = fileURLToPath(new URL('../../src/compose.ts', import.meta.url));

it('the committed supergraph is what the schemas compose to', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, ['--no-warnings', COMPOSE, '--check']);
  expect(stderr).toBe('');
});
