import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { killPointsFrom, withKillPoints } from './kill-points.ts';

const MODULE = new URL('./kill-points.ts', import.meta.url).href;

/** A separate process that calls the port three times and prints every call that has ended. */
function run(killAt: string) {
  const program = `
    import { killPointsFrom, withKillPoints } from '${MODULE}';
    const store = { kept: 0, async save() { console.log('saved', ++this.kept); } };
    const port = withKillPoints('store', store, killPointsFrom(${JSON.stringify(killAt)}));
    for (let i = 0; i < 3; i++) await port.save();`;
  const { signal, status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  return { signal, status, saved: stdout.trim().split('\n').filter(Boolean).length, stderr };
}

describe('[F2] kill points', () => {
  it('kill the process before the call', () => {
    const { signal, saved, stderr } = run('before:store.save');
    expect({ signal, saved }).toEqual({ signal: 'SIGKILL', saved: 0 });
    expect(stderr).toContain('kill point reached: before:store.save\n');
  });

  it('kill it after the n-th call', () => {
    const { signal, saved, stderr } = run('after:store.save#2');
    expect({ signal, saved }).toEqual({ signal: 'SIGKILL', saved: 2 });
    expect(stderr).toContain('kill point reached: after:store.save\n');
  });

  it('do not affect a process that does not reach them, and list its points', () => {
    const { signal, status, saved, stderr } = run('none');
    expect({ signal, status, saved }).toEqual({ signal: null, status: 0, saved: 3 });
    expect(stderr).toBe('kill points of store: save\n');
  });

  it('after a call are reached only if it succeeds, and do not change its result', async () => {
    const reached: string[] = [];
    const killPoints = { announce: () => {}, reached: (point: string) => void reached.push(point) };
    const port = withKillPoints(
      'bank',
      {
        name: 'a bank',
        ask: async (question: string) => `${question}?`,
        refuse: async () => Promise.reject(new Error('no')),
        idOf: (token: string) => token.length,
      },
      killPoints,
    );
    expect([port.name, await port.ask('how'), port.idOf('four')]).toEqual(['a bank', 'how?', 4]);
    await expect(port.refuse()).rejects.toThrow('no');
    const calls = ['before:bank.ask', 'after:bank.ask', 'before:bank.idOf', 'after:bank.idOf'];
    expect(reached).toEqual([...calls, 'before:bank.refuse']);
  });

  it('are those of a port in it as well, and leave data as it is', () => {
    const reached: string[] = [];
    const announced: string[] = [];
    const killPoints = {
      announce: (port: string, methods: readonly string[]) =>
        void announced.push(`${port}: ${methods.join(' ')}`),
      reached: (point: string) => void reached.push(point),
    };
    const capabilities = { refundDays: 180 };
    const port = withKillPoints(
      'bank',
      { capabilities, loans: { open: (sum: number) => sum }, ask: () => 1 },
      killPoints,
    );
    expect([port.loans.open(7), port.ask()]).toEqual([7, 1]);
    expect(port.capabilities).toBe(capabilities);
    expect(announced).toEqual(['bank: ask', 'bank.loans: open']);
    expect(reached).toEqual([
      'before:bank.loans.open',
      'after:bank.loans.open',
      'before:bank.ask',
      'after:bank.ask',
    ]);
  });

  it('wrap nothing without KILL_AT', () => {
    const port = { ask: async () => 1 };
    expect(withKillPoints('bank', port, killPointsFrom(undefined))).toBe(port);
    expect(killPointsFrom('')).toBeUndefined();
  });

  it('reject an unknown point', () => {
    expect(() => killPointsFrom('before:store.save#0')).toThrow(RangeError);
  });
});
