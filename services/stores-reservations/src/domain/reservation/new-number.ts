/** Without the letters and digits that are taken for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const CODE_BELOW = 10_000;

/** What visitor and store call a reservation, such as `R-7KQ2MX4T`. Alone it opens nothing. */
export const newReservationNumber = (randomBelow: (limit: number) => number): string =>
  `R-${Array.from({ length: LENGTH }, () => SIGNS[randomBelow(SIGNS.length)]).join('')}`;

/** What the visitor says when collecting the piece. */
export const newCollectionCode = (randomBelow: (limit: number) => number): string =>
  String(randomBelow(CODE_BELOW)).padStart(4, '0');

/** As a number is typed: in any case, with or without its beginning and spaces. @returns null for what is no number */
export function readReservationNumber(text: string): string | null {
  const signs = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^R(?=.{8}$)/, '');
  return new RegExp(`^[${SIGNS}]{${LENGTH}}$`).test(signs) ? `R-${signs}` : null;
}
