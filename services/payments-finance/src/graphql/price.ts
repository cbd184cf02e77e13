/** An amount in pence, as Price is resolved from it. */
export const toPrice = (value: number) => ({ value });
