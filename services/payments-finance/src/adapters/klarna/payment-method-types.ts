/** EU-19, by the beginnings of the vendor's names: a way to pay may end in how it is paid for, as in `slice_it_by_card`. */
const TYPES = [
  ['invoice', '30-day'],
  ['pay_later_by_card', '30-day'],
  ['slice_it', 'in-3'],
  ['fixed_sum_credit', 'in-3'],
] as const;

/**
 * What the shopper has chosen at the vendor, as orders name it: `Klarna 30-day` or `Klarna in-3`.
 * @returns undefined for a type that EU-19 does not name
 */
export function cardTypeOf(type = ''): string | undefined {
  const known = TYPES.find(([beginning]) => type.startsWith(beginning));
  return known && `Klarna ${known[1]}`;
}
