/** An amount on the card, as checkout sends it. */
export const cardTender = (transientToken: string, amountMinorUnits = 235_000n) => ({
  method: 'credit-card',
  amountMinorUnits,
  details: { case: 'card' as const, value: { transientToken } },
});
