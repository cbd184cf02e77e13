/** Pence of a decimal string, or undefined when it is not a positive amount with at most two decimals. */
export function parseAmount(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{1,12}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const [whole = '0', decimals = ''] = text.split('.');
  const pence = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return pence > 0 ? pence : undefined;
}

export const formatAmount = (pence: number): string => (pence / 100).toFixed(2);
