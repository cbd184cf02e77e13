import type { RefusedDispatch } from '../domain/order/refused-dispatch.ts';

const RUNBOOK = 'docs/runbooks/payments-stuck.md#order-refused-by-the-warehouse';

/** Each order as an operator reads it: what is known, what is safe, and the command for it. */
export const refusedDispatchInWords = ({ orderNumber, site, field, refusedAt }: RefusedDispatch): string =>
  [
    `order refused by the warehouse: ${orderNumber} of ${site}, since ${refusedAt.toISOString()}`,
    `  known: The warehouse says that ${field} is wrong. The order is paid for and nobody packs it.`,
    '  safe:  Correct the field, or have the warehouse accept it. Sending it again has no effect on one that it has.',
    `  do:    npm run payments -- dispatch ${orderNumber} --by <your name>`,
    `  more:  ${RUNBOOK}`,
  ].join('\n');
