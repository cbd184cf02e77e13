import type { PayerBehaviour } from './payer-behaviour.ts';
import { RECOGNISED } from './payer-behaviour.ts';

/** The vendor's 3-D Secure 2.2 test numbers, one case a row: Visa, Mastercard and, where there is one, American Express. */
interface PayerCase {
  readonly numbers: readonly string[];
  readonly behaviour: PayerBehaviour;
  readonly says: string;
}

export const PAYER_CASES: readonly PayerCase[] = [
  {
    numbers: ['4000000000002701', '5200000000002235', '340000000002708'],
    behaviour: RECOGNISED,
    says: 'Recognised without a question',
  },
  {
    numbers: ['4000000000002925', '5200000000002276', '340000000002096'],
    behaviour: { frictionless: 'failed', challenged: 'failed' },
    says: 'Authentication fails without a question',
  },
  {
    numbers: ['4000000000002719', '5200000000002482', '340000000002872'],
    behaviour: { frictionless: 'attempted', challenged: 'authenticated' },
    says: 'Authentication attempted: the issuer takes no part',
  },
  {
    numbers: ['4000000000002313', '5200000000002268', '340000000002922'],
    behaviour: { frictionless: 'unavailable', challenged: 'unavailable' },
    says: 'Authentication unavailable: may be paid without it',
  },
  {
    numbers: ['4000000000002537', '5200000000002185', '340000000002062'],
    behaviour: { frictionless: 'rejected', challenged: 'failed' },
    says: 'Rejected by the issuer: must not be authorised',
  },
  {
    numbers: ['4000000000002503', '5200000000002151', '340000000002534'],
    behaviour: { challenged: 'authenticated' },
    says: 'The bank asks for a code, which is accepted',
  },
  {
    numbers: ['4000000000002370', '5200000000002490', '340000000002237'],
    behaviour: { challenged: 'failed' },
    says: 'The bank asks for a code and accepts none',
  },
  {
    numbers: ['4000000000002420', '5200000000002664'],
    behaviour: { challenged: 'unavailable' },
    says: 'The bank asks for a code and then cannot tell',
  },
];
