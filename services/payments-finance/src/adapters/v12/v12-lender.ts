import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Lender } from '../../use-cases/ports/lender.ts';
import { createVendorCalls } from '../vendor/vendor-calls.ts';
import { productsOf } from './v12-wire.ts';

export interface V12Options {
  /** Origin of the lender's API. */
  readonly url: string;
  readonly retailer: { readonly id: string; readonly guid: string };
  /** The current authentication key. */
  readonly key: () => string;
  readonly timeoutMs?: number;
}

/** V12 Retail Finance, who lends. */
export function createV12({
  url,
  retailer,
  key,
  timeoutMs = TIME_OUTS.financeProducts.timeoutMs,
}: V12Options): Lender & { close(): Promise<void> } {
  const calls = createVendorCalls(url, TIME_OUTS.financeProducts);
  return {
    async products() {
      const body = {
        Retailer: {
          AuthenticationKey: key(),
          RetailerGuid: retailer.guid,
          RetailerId: retailer.id,
          UserId: '',
        },
      };
      const reply = await calls.call({
        method: 'POST',
        path: '/latest/retailerapi/GetRetailerFinanceProducts',
        timeoutMs,
        body: JSON.stringify(body),
        spanName: 'v12 products',
        movesNothing: true,
        headers: () => ({ 'content-type': 'application/json', accept: 'application/json' }),
      });
      if (reply.kind !== 'reply') return { kind: 'unavailable', why: 'The lender does not answer.' };
      return reply.status === 200
        ? productsOf(reply.text)
        : { kind: 'unavailable', why: `The lender answers ${reply.status}.` };
    },
    close: () => calls.close(),
  };
}
