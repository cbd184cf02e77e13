import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it('a drained service exits with 0 when its last spans were sent', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'drained-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(said).toBe('started\nfirst spans sent\nlast spans sent\n');
});
