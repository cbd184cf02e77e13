import { Code, ConnectError } from '@connectrpc/connect';
import type { PaymentsServiceClient } from '../../../services/cart-checkout/src/adapters/payments/payments-client.ts';
import type { ProcessRun, Machine } from '../engine/machine.ts';
import { request } from '../engine/request.ts';
import type { PaymentsProgram } from './payments-finance.ts';

const errors = {
  refused: () => caused(Code.Unavailable, 'ECONNREFUSED'),
  broken: () => caused(Code.Unavailable, 'ECONNRESET'),
  timedOut: () => new ConnectError('the operation timed out', Code.DeadlineExceeded),
};

const caused = (code: Code, cause: string): ConnectError =>
  new ConnectError(cause, code, undefined, undefined, Object.assign(new Error(cause), { code: cause }));

/** Resolves if an instance is ready, as a request to `/readyz` does. */
export function probeRpc(processRun: ProcessRun, target: Machine<PaymentsProgram>): Promise<void> {
  const point = `${processRun.machine.name} rpc.probe`;
  return request(
    { world: processRun.world, caller: processRun, target, point, link: 'rpc', timeoutMs: 10_000, errors },
    async () => {},
  );
}

/** A Connect client of one instance of payments-finance, in another process. */
export function rpcClient(processRun: ProcessRun, target: Machine<PaymentsProgram>): PaymentsServiceClient {
  const call = (method: keyof PaymentsProgram) => (message: unknown, options?: { timeoutMs?: number }) => {
    const timeoutMs = options?.timeoutMs ?? 10_000;
    const point = `${processRun.machine.name} rpc.${method}`;
    return request(
      { world: processRun.world, caller: processRun, target, point, link: 'rpc', timeoutMs, errors },
      ({ program }) => {
        const handle = program[method] as (message: unknown, context: unknown) => Promise<unknown>;
        return handle(message, { timeoutMs: () => timeoutMs });
      },
    );
  };
  return {
    addGiftCard: call('addGiftCard'),
    removeGiftCard: call('removeGiftCard'),
    judgeFinance: call('judgeFinance'),
    verifyPlan: call('verifyPlan'),
    authorisePayment: call('authorisePayment'),
    resumePayment: call('resumePayment'),
    cancelPayment: call('cancelPayment'),
    getPayment: call('getPayment'),
  } as unknown as PaymentsServiceClient;
}
