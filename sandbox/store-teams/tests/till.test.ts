import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTill } from '../till.ts';

/** Answers each line with its words; `stop` ends it. */
const PROGRAM = `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const words = JSON.parse(line);
  if (words[0] === 'stop') process.exit(1);
  console.log(JSON.stringify({ text: words.join(' '), ok: words[0] !== 'refuse' }));
}
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'till-'));
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the program of the stores', () => {
  it('answers each command, in order, with all words as they are', async () => {
    const till = openTill(folder, ['program.mjs']);
    const answers = await Promise.all([
      till.ask('accept', 'R-1', '--by', 'the "sandbox"'),
      till.ask('refuse'),
    ]);
    expect(answers).toEqual([
      { text: 'accept R-1 --by the "sandbox"', ok: true },
      { text: 'refuse', ok: false },
    ]);
    till.close();
  });

  it('that has ended is said so, to who waits and to who asks later', async () => {
    const till = openTill(folder, ['program.mjs']);
    await expect(till.ask('stop')).rejects.toThrow(/has ended/);
    await expect(till.ask('waiting')).rejects.toThrow(/has ended/);
  });
});
