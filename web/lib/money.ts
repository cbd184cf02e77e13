const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** £2,350.00 from 235000 pence. */
export function formatMoney(minorUnits: number): string {
  return pounds.format(minorUnits / 100);
}

/** £445 in running text; keeps the pence when there are any. */
export function formatProse(minorUnits: number): string {
  return minorUnits % 100 === 0 ? wholePounds.format(minorUnits / 100) : formatMoney(minorUnits);
}
