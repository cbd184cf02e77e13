import { setTimeout as delay } from 'node:timers/promises';
import { request, WebSocket } from 'undici';
import type { Secret } from '@loupe/scripted-shopper/secret';

/** Where Node opens its inspector on SIGUSR1. */
const INSPECTOR = 'http://127.0.0.1:9229';
/** Longer than any secret in any form: a part of the snapshot that is searched again with the next. */
const OVERLAP = 4_000;

/**
 * Takes a heap snapshot of a running process of this machine, which collects garbage first, and searches it.
 * @returns the names of the secrets that are in it
 */
export async function findInHeap(pid: number, secrets: readonly Secret[]): Promise<string[]> {
  const found = new Set<string>();
  const patterns = secrets.map(({ name, pattern }) => ({ name, regExp: new RegExp(pattern) }));
  let tail = '';
  const inspector = await attach(pid, (chunk) => {
    const text = tail + chunk;
    for (const { name, regExp } of patterns) if (regExp.test(text)) found.add(name);
    tail = text.slice(-OVERLAP);
  });
  try {
    const { result } = await inspector.call<{ result: { value: number } }>('Runtime.evaluate', {
      expression: 'process.pid',
    });
    if (result.value !== pid) throw new Error(`${INSPECTOR} is process ${result.value}, not ${pid}.`);
    await inspector.call('HeapProfiler.takeHeapSnapshot', { captureNumericValue: true });
  } finally {
    const expression = `setTimeout(() => process.getBuiltinModule('node:inspector').close())`;
    await inspector.call('Runtime.evaluate', { expression });
    await inspector.closed();
  }
  return [...found];
}

async function attach(pid: number, onChunk: (chunk: string) => void) {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await addressOfInspector());
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data)) as Message;
    if (method === 'HeapProfiler.addHeapSnapshotChunk') onChunk(params?.chunk ?? '');
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')));
  });
  let ids = 0;
  return {
    call<Result>(method: string, params: object): Promise<Result> {
      const id = ++ids;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise<Result>((resolve, reject) =>
        waiting.set(id, { resolve: (result) => resolve(result as Result), reject }),
      );
    },
    closed: () => closed,
  };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly chunk?: string };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** The process opens the inspector a moment after the signal. */
async function addressOfInspector(): Promise<string> {
  for (const deadline = Date.now() + 10_000; ; await delay(50)) {
    try {
      const { body } = await request(`${INSPECTOR}/json/list`);
      const [target] = (await body.json()) as { webSocketDebuggerUrl: string }[];
      if (target !== undefined) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
