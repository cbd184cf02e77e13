import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Lender } from '../../use-cases/ports/lender.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';
import { productsOf } from './v12-wire.ts';

export interface V12Options extends TransportOptions {
  readonly timeoutMs?: number;
}

/** V12 Retail Finance, who lends: its products. */
export function createV12({
  timeoutMs = TIME_OUTS.financeProducts.timeoutMs,
  ...options
}: V12Options): Lender & { close(): Promise<void> } {
  const transport = createTransport(options, TIME_OUTS.financeProducts);
  return {
    async products() {
      const reply = await transport.call({ operation: 'GetRetailerFinanceProducts', body: {}, timeoutMs });
      if (reply.kind !== 'reply') return { kind: 'unavailable', why: 'The lender does not answer.' };
      return reply.status === 200
        ? productsOf(reply.text)
        : { kind: 'unavailable', why: `The lender answers ${reply.status}.` };
    },
    close: () => transport.close(),
  };
}
