import type { UnknownOrder } from '../domain/order/unknown-order.ts';
import type { RefusedDispatch } from '../domain/order/refused-dispatch.ts';
import type { StuckPlacement } from '../domain/placement/stuck-placement.ts';
import { lostOrderInWords } from './say-lost-orders.ts';
import { refusedDispatchInWords } from './say-refused-dispatches.ts';

const RUNBOOK = 'docs/runbooks/payments-stuck.md#placement-past-due';

const KNOWN: Record<StuckPlacement['state'], string> = {
  authorising: 'Payments was not called, or has not answered.',
  challenge: 'The challenge is over, and payments has not answered.',
  authorised: 'It costs nothing and could not become an order: look for a database error in the log.',
  cancelling: 'Payments has not confirmed that nothing will be charged.',
};

/** Everything in checkout that needs a person, as an operator reads it. */
export function stuckInWords(
  placements: readonly StuckPlacement[],
  refused: readonly RefusedDispatch[] = [],
  lost: readonly UnknownOrder[] = [],
): string {
  const cases = [
    ...placements.map(inWords),
    ...refused.map(refusedDispatchInWords),
    ...lost.map(lostOrderInWords),
  ];
  if (cases.length === 0) return 'Checkout: nothing needs a person.';
  const counts = [count(placements.length, 'placement'), count(refused.length + lost.length, 'order')].filter(
    Boolean,
  );
  const needs = cases.length === 1 ? 'needs' : 'need';
  return [...cases, `Checkout: ${counts.join(' and ')} ${needs} a person.`].join('\n');
}

const count = (of: number, what: string): string => (of === 0 ? '' : `${of} ${what}${of === 1 ? '' : 's'}`);

/** What is known, what is safe, and the command for it. */
function inWords({ id, orderNumber, site, state, createdAt, dueAt, pieces }: StuckPlacement): string {
  const held = pieces === 1 ? '1 piece' : `${pieces} pieces`;
  const next =
    dueAt === null ? 'The sweeper does not try again.' : `The sweeper tries again at ${dueAt.toISOString()}.`;
  return [
    `placement past due: ${id} (${state}), order ${orderNumber} of ${site}, since ${createdAt.toISOString()}`,
    `  known: ${KNOWN[state]} It holds ${held} of stock. ${next}`,
    '  safe:  Let the sweeper end it once payments answers. Never set its state or the stock by hand: the card may still be charged.',
    `  do:    npm run payments -- show ${id}`,
    `  more:  ${RUNBOOK}`,
  ].join('\n');
}
