import { CODES, InvalidParams, Refusal } from '../result-codes.ts';
import { amountAt } from './call.ts';
import type { Handler, MethodDependencies } from './call.ts';
import { checkCredentials } from './find-card.ts';
import { record, standing } from './record.ts';

const AMOUNT = 4;
const ATTEMPTS = 20;

/** A number that no card has. */
function newNumber({ ledger, random }: MethodDependencies): string {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const digits = [random(1_000_000), random(1_000_000)].map((part) => String(part).padStart(6, '0'));
    const number = `6036281${digits.join('')}`;
    if (ledger.account(number) === undefined) return number;
  }
  throw new Refusal(CODES.unknownCard, 'No number is free');
}

/**
 * dc_904: a new active card with a balance. Its security code is the last member of the result; the vendor's order of the result
 * is not public.
 */
export const issue: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const pence = amountAt(call, AMOUNT);
  if (pence <= 0) throw new InvalidParams('The amount must be above zero.');
  const number = newNumber(deps);
  const card = {
    number,
    serial: `603628-${number.slice(7)}`,
    pence: 0,
    state: 'active' as const,
    pin: String(deps.random(10_000)).padStart(4, '0'),
  };
  const written = deps.ledger.append({ kind: 'card', at: deps.now().toISOString(), card });
  const account = deps.ledger.account(number)!;
  const { reference, after } = await record(call, deps, account, {
    kind: 'activate',
    askedPence: pence,
    pence,
  });
  await written;
  return [reference, number, ...standing(after), '', card.serial, card.pin];
};
