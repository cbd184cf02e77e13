/** Without the letters and digits that are taken for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const CODE_BELOW = 10_000;

type RandomBelow = (limit: number) => number;

const newNumber = (prefix: string, randomBelow: RandomBelow, length = LENGTH): string =>
  `${prefix}-${Array.from({ length }, () => SIGNS[randomBelow(SIGNS.length)]).join('')}`;

/** What visitor and store call a reservation, such as `R-7KQ2MX4T`. Alone it opens nothing. */
export const newReservationNumber = (randomBelow: RandomBelow): string => newNumber('R', randomBelow);

/** The same of an appointment, such as `A-7KQ2MX4T`. */
export const newAppointmentNumber = (randomBelow: RandomBelow): string => newNumber('A', randomBelow);

/** The same of a price promise, such as `P-7KQ2MX4T`. */
export const newPromiseNumber = (randomBelow: RandomBelow): string => newNumber('P', randomBelow);

/** What the visitor enters in the bag; nobody guesses one of twelve signs, and it is good for one person. */
export const newPromiseCode = (randomBelow: RandomBelow): string => newNumber('PROMISE', randomBelow, 12);

/** What a visitor and an advisor call a message. It opens nothing, so that it need not be unguessable. */
export const newMessageReference = (randomBelow: RandomBelow): string => newNumber('D', randomBelow, 6);

/** What the visitor says when collecting the piece. */
export const newCollectionCode = (randomBelow: RandomBelow): string =>
  String(randomBelow(CODE_BELOW)).padStart(4, '0');

function readNumber(prefix: string, text: string): string | null {
  const signs = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(new RegExp(`^${prefix}(?=.{${LENGTH}}$)`), '');
  return new RegExp(`^[${SIGNS}]{${LENGTH}}$`).test(signs) ? `${prefix}-${signs}` : null;
}

/** As a number is typed: in any case, with or without its beginning and spaces. @returns null for what is no number */
export const readReservationNumber = (text: string): string | null => readNumber('R', text);

export const readAppointmentNumber = (text: string): string | null => readNumber('A', text);

export const readPromiseNumber = (text: string): string | null => readNumber('P', text);
