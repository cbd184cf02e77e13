import { toDecimalString } from './decimal.ts';

const SIGN = '£';

/**
 * An amount of pounds for people, in British English (CO-01): `formatMoney(235000)` is `£2,350.00`, always with two decimals (CO-08). As Intl
 * does, in a tenth of the time and without its options in each page: a bag and a listing have dozens of amounts.
 */
export const formatMoney = (minorUnits: number): string =>
  toDecimalString(minorUnits)
    .replace(/^-?/, `$&${SIGN}`)
    .replace(/\B(?=(\d{3})+\.)/g, ',');

/** £445 in running text; keeps the pence when there are any. */
export const formatProse = (minorUnits: number): string => formatMoney(minorUnits).replace(/\.00$/, '');
