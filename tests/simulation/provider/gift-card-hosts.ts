import type {
  GivexCall,
  GivexHost,
  GivexReply,
} from '../../../services/payments-finance/src/adapters/givex/host.ts';
import type { GivexHosts } from '../../../services/payments-finance/src/adapters/givex/hosts.ts';
import type { ProcessRun } from '../engine/machine.ts';
import { callProvider } from './call-provider.ts';
import type { GiftCardLedger, GiftCardResult } from './gift-card-ledger.ts';

export interface GiftCardIssuer {
  readonly ledger: GiftCardLedger;
  /** Called for each hold that is requested. */
  readonly asked: (transactionId: string) => void;
}

const FAILURES = { 'no-answer': { kind: 'no-answer' }, 'not-sent': { kind: 'not-sent' } } as const;

/** The gift card provider's two hosts, as the production adapter calls them, for one run of a process. */
export function giftCardHosts(processRun: ProcessRun, issuer: GiftCardIssuer): GivexHosts {
  const host = (name: string): GivexHost => ({
    call: (call, timeoutMs) =>
      callProvider<GivexReply>(
        processRun,
        `${name}.${call.method}`,
        Math.max(1, Math.floor(timeoutMs)),
        () => {
          const [code, ...values] = process(call, issuer);
          return { kind: 'result', code, values };
        },
        FAILURES,
      ),
    get: () => Promise.reject(new Error('Not part of a payment.')),
    room: () => Infinity,
    close: async () => {},
  });
  return { primary: host('giftCards'), secondary: host('giftCards2') };
}

function process({ method, params }: GivexCall, { ledger, asked }: GiftCardIssuer): GiftCardResult {
  const at = (index: number): string => params[index] ?? '';
  const [code, number, amount] = [at(1), at(4), penceAt(at(5))];
  switch (method) {
    case 'dc_909':
      return ledger.balance(at(3), at(4));
    case 'dc_920':
      asked(code);
      return ledger.hold({ code, number, asked: amount, reference: at(8) });
    case 'dc_921':
      return ledger.close({ code, number, amount, of: at(6) });
    case 'dc_905':
      return ledger.increment({ code, number, amount });
    case 'dc_918':
      return ledger.reverse(code, number, amount);
    case 'dc_904':
    case 'dc_907':
      throw new Error('The simulation sells no gift cards.');
  }
}

const penceAt = (text: string): number => Math.round(Number(text) * 100);
