/** What of a piece decides what can be chosen for it. */
export interface PersonalPiece {
  /** EU-11. */
  readonly productType: string;
  /** Keys. */
  readonly categories: readonly string[];
}

/** One thing that a shopper can choose for the pieces of a line. */
export interface LineChoice<Given, Value> {
  /** As a line stores it, in plain JSON; null for none. */
  read(given: Given): Value | null;
  /** @throws InvalidFieldError for a value that the piece does not have */
  check(piece: PersonalPiece, value: Value): void;
  /** The piece is worked on before it leaves: it is charged when that begins. */
  readonly isMade?: true;
  /** The piece is a gift: the note in the parcel shows no prices. */
  readonly isGift?: true;
}

/** What a line stores for it; null for none. @throws InvalidFieldError for a value that the piece does not have */
export function chosenFor<Given, Value>(
  { read, check }: LineChoice<Given, Value>,
  piece: PersonalPiece,
  given: Given | null | undefined,
): Value | null {
  const value = given == null ? null : read(given);
  if (value !== null) check(piece, value);
  return value;
}
