/** The amount is not a whole number of minor units that a number can hold exactly. */
export class InexactAmountError extends RangeError {
  override readonly name = 'InexactAmountError';
}

/** An amount as providers write it on the wire: `10221` is `"102.21"`, `-5` is `"-0.05"`. */
export function toDecimalString(minorUnits: number): string {
  if (!Number.isSafeInteger(minorUnits)) {
    throw new InexactAmountError(`${minorUnits} is not a whole number of minor units.`);
  }
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads a provider's decimal amount into minor units without passing through a float: `"102.2"` is `10220`.
 * @throws InexactAmountError for anything but digits with at most two after the point
 */
export function fromDecimalString(text: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  const minorUnits = match ? Number(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`) : NaN;
  if (!Number.isSafeInteger(minorUnits)) {
    throw new InexactAmountError(`"${text}" is not an amount in pounds and whole pence.`);
  }
  return match?.[1] === '-' && minorUnits !== 0 ? -minorUnits : minorUnits;
}
