import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';

const ENGINE = join(import.meta.dirname, '../schema-engine');
const DATASOURCE = JSON.stringify({ url: 'postgresql://nobody:none@127.0.0.1:9/none' });

/** Sends one request. @returns the answers and the engine's exit code */
async function ask(method: string, params: unknown): Promise<{ answers: unknown[]; code: number }> {
  const engine = spawn(ENGINE, ['--datasource', DATASOURCE], { stdio: ['pipe', 'pipe', 'ignore'] });
  engine.stdin.end(`${JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })}\n`);
  const exited = once(engine, 'exit') as Promise<[number]>;
  const answers: unknown[] = [];
  for await (const line of createInterface({ input: engine.stdout })) answers.push(JSON.parse(line));
  return { answers, code: (await exited)[0] };
}

describe('the replacement engine', () => {
  it('answers a panic, which the CLI would otherwise treat as success', async () => {
    const { answers } = await ask('debugPanic', {});
    expect(answers).toEqual([
      expect.objectContaining({
        id: 7,
        error: expect.objectContaining({ data: expect.objectContaining({ is_panic: false }) }),
      }),
    ]);
  });

  it('answers an unknown method', async () => {
    const { answers, code } = await ask('makeCoffee', {});
    expect({ answers, code }).toMatchObject({
      answers: [{ id: 7, error: { data: { message: expect.any(String) } } }],
      code: 0,
    });
  });
});
