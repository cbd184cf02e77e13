import type { CallLimits } from '@loupe/outgoing/time-outs';
import type { VendorReply } from '../vendor/request-once.ts';
import { createVendorCalls } from '../vendor/vendor-calls.ts';

export interface TransportOptions {
  /** Origin of the lender's API. */
  readonly url: string;
  readonly retailer: { readonly id: string; readonly guid: string };
  /** The current authentication key, read at each use, so that a rotation needs no restart. */
  readonly key: () => string;
  /** While it is false only questions are asked. */
  readonly mayMove?: (() => boolean) | undefined;
}

export interface LenderCall {
  readonly operation:
    'GetRetailerFinanceProducts' | 'SubmitApplication' | 'CheckApplicationStatus' | 'UpdateApplication';
  readonly body: object;
  readonly timeoutMs: number;
}

export interface Transport {
  call(call: LenderCall): Promise<VendorReply>;
  /** GET, for the report alone. */
  read(path: string, timeoutMs: number): Promise<VendorReply>;
  room(): number;
  close(): Promise<void>;
}

const ASKS: readonly LenderCall['operation'][] = ['GetRetailerFinanceProducts', 'CheckApplicationStatus'];

/** Calls as our retailer. None is repeated here: the lender recognises no repeat. */
export function createTransport(
  { url, retailer, key, mayMove }: TransportOptions,
  limits: Pick<CallLimits, 'connectMs' | 'openMs'>,
): Transport {
  const calls = createVendorCalls(url, limits, { mayMove });
  const us = () => ({
    AuthenticationKey: key(),
    RetailerGuid: retailer.guid,
    RetailerId: retailer.id,
    UserId: '',
  });
  return {
    room: calls.room,
    close: calls.close,
    read: (path, timeoutMs) =>
      calls.call({
        method: 'GET',
        path,
        timeoutMs,
        spanName: 'v12 report',
        headers: () => ({ accept: 'application/json' }),
      }),
    call: ({ operation, body, timeoutMs }) =>
      calls.call({
        method: 'POST',
        path: `/latest/retailerapi/${operation}`,
        timeoutMs,
        body: JSON.stringify({ ...body, Retailer: us() }),
        spanName: `v12 ${operation}`,
        movesNothing: ASKS.includes(operation),
        headers: () => ({ 'content-type': 'application/json', accept: 'application/json' }),
      }),
  };
}
