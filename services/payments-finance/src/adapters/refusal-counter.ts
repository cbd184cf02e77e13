import { Counter } from '@loupe/telemetry/counter';
import { CODES } from './givex/result-codes.ts';

const CALLS = ['issue', 'undo', 'cancel'] as const;
export type IssuerCall = (typeof CALLS)[number];

const OTHER = 'other';
const KNOWN: ReadonlySet<string> = new Set(Object.values(CODES).filter((code) => code !== CODES.ok));

/** Refusals of the gift card provider, by what was asked and by its code. */
export interface Refusals {
  count(call: IssuerCall, code: string): void;
}

/** The provider's table of codes is not public: one that means nothing here is `other`, and the log has it. */
export function refusalCounter(): Refusals & {
  readonly metrics: Counter<{ call: IssuerCall; code: string }>;
} {
  const metrics = new Counter<{ call: IssuerCall; code: string }>(
    'loupe_payments_gift_card_refusals_total',
    'Requests for sold gift cards that the provider refused in this process, by call and result code.',
    CALLS.flatMap((call) => [...KNOWN, OTHER].map((code) => ({ call, code }))),
  );
  return {
    metrics,
    count: (call, code) => metrics.increment({ call, code: KNOWN.has(code) ? code : OTHER }),
  };
}
