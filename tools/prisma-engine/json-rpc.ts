import { createInterface } from 'node:readline';
import type { EngineArguments } from './engine-arguments.ts';
import { engineMethods } from './engine-methods.ts';

interface Request {
  readonly id: number;
  readonly method?: string;
  readonly params?: unknown;
}

/** The engine stores its panic message here, since JavaScript sees a panic only as a trap without a message. */
interface PanicRegistry {
  PRISMA_WASM_PANIC_REGISTRY?: { set_message(message: string): void };
}

const ENGINE_ERROR = 4466;
const PANICKED = 101;

/**
 * Answers the CLI's requests, one JSON object a line on standard input and output, one after the other, until its
 * input closes. Every request is answered, even after a panic: the CLI treats an engine that ends without an answer as success.
 */
export function serveJsonRpc(engineArguments: EngineArguments): void {
  const methods = engineMethods(engineArguments);
  let current: number | undefined;
  let printed = 0;
  const print = (content: string) => send({ id: ++printed, method: 'print', params: { content } });
  answerPanics(() => current);

  const answer = async ({ id, method, params }: Request): Promise<void> => {
    if (method === undefined) return; // the CLI's reply to print
    current = id;
    try {
      send({ id, result: (await methods.call(method, params, print)) ?? {} });
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      sendFailure(id, methods.explain(message ?? String(error)), code);
    }
    current = undefined;
  };

  let queue = Promise.resolve();
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => (queue = queue.then(() => answer(JSON.parse(line) as Request))));
  lines.on('close', () => void queue.finally(() => process.exit(0)));
}

function answerPanics(current: () => number | undefined): void {
  let lastWords = '';
  (globalThis as PanicRegistry).PRISMA_WASM_PANIC_REGISTRY = {
    set_message: (message) => (lastWords = message),
  };
  process.on('uncaughtException', (error) => {
    const id = current();
    if (id !== undefined) sendFailure(id, lastWords || String(error.stack));
    process.stdout.write('', () => process.exit(PANICKED));
  });
}

function sendFailure(id: number, message: string, code?: string): void {
  const data = { is_panic: false, message, meta: null, ...(code === undefined ? {} : { error_code: code }) };
  send({
    id,
    error: { code: ENGINE_ERROR, message: 'An error happened. Check the data field for details.', data },
  });
}

function send(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}
