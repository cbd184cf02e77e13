import type { StuckPlacement } from '../domain/placement/stuck-placement.ts';

const RUNBOOK = 'docs/runbooks/payments-stuck.md#placement-past-due';

const KNOWN: Record<StuckPlacement['state'], string> = {
  authorising: 'Payments was not called, or has not answered.',
  challenge: 'The challenge is over, and payments has not answered.',
  authorised: 'It costs nothing and could not become an order: look for a database error in the log.',
  cancelling: 'Payments has not confirmed that nothing will be charged.',
};

/** Each placement as an operator reads it: what is known, what is safe, and the command for it. */
export function stuckPlacementsInWords(placements: readonly StuckPlacement[]): string {
  if (placements.length === 0) return 'Checkout: nothing needs a person.';
  const count = placements.length === 1 ? '1 placement needs' : `${placements.length} placements need`;
  return [...placements.map(inWords), `Checkout: ${count} a person.`].join('\n');
}

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
