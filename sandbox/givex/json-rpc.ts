import { setTimeout as wait } from 'node:timers/promises';
import { json } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { METHODS } from './faults.ts';
import type { Fault, Faults, Host, Method } from './faults.ts';
import type { MethodDependencies } from './methods/call.ts';
import { HANDLERS } from './methods/methods.ts';
import { InvalidParams, Refusal } from './result-codes.ts';

const envelope = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.array(z.string()).min(2).max(20),
});
type Envelope = z.infer<typeof envelope>;

interface Dependencies extends MethodDependencies {
  readonly faults: Faults;
}

const isMethod = (name: string): name is Method => METHODS.some((method) => method === name);

const failed = (id: Envelope['id'] | null, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

/** POST /: one call of the vendor's JSON-RPC 2.0. */
export function jsonRpc(host: Host, deps: Dependencies): RequestHandler[] {
  const parse = json({ type: () => true, limit: '64kb' });
  return [
    parse,
    async (request, response) => {
      const parsed = envelope.safeParse(request.body);
      if (!parsed.success) {
        response.json(failed(null, -32_600, 'Invalid request'));
        return;
      }
      const { method } = parsed.data;
      const fault = deps.faults.take(method, host);
      if (fault.delayMs !== undefined) await wait(fault.delayMs);
      if (fault.hang === 'before') return;
      if (fault.http !== undefined) {
        response.status(fault.http).end();
        return;
      }
      const body = await answer(parsed.data, host, fault, deps);
      if (fault.hang === 'after') return;
      if (fault.httpAfter === undefined) response.json(body);
      else response.status(fault.httpAfter).end();
    },
  ];
}

async function answer(
  { id, method, params }: Envelope,
  host: Host,
  fault: Fault,
  deps: Dependencies,
): Promise<object> {
  const code = params[1] ?? '';
  const result = (...values: string[]) => ({ jsonrpc: '2.0', id, result: [code, ...values] });
  if (!isMethod(method)) return failed(id, -32_601, 'Method not found');
  if (fault.code !== undefined) return result(fault.code, 'Refused as ordered');
  try {
    return result('0', ...(await HANDLERS[method]({ params, host }, deps)));
  } catch (error) {
    if (error instanceof Refusal) return result(error.code, error.message);
    if (error instanceof InvalidParams) return failed(id, -32_602, error.message);
    throw error;
  }
}
