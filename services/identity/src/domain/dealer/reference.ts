/** Without the letters and digits that are taken for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a visitor and an advisor call a message, such as `D-7KQ2MX`. It opens nothing, so that it need not be unguessable. */
export const newReference = (randomBelow: (limit: number) => number): string =>
  `D-${Array.from({ length: 6 }, () => SIGNS[randomBelow(SIGNS.length)]).join('')}`;
