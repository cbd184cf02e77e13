import type { ReactNode } from 'react';
import { ADD_TO_BAG, fieldOf, FIELDS, type AddedOptions } from '../../personal/field-names.ts';
import type { DisplayEntry } from '../../header-data/display-entry.ts';
import { pieceOf } from '../kept-piece.ts';

/** A box that is ticked has any value, and one that is not is absent. */
const sent = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? (value ? 'yes' : null) : value;

/** Moves a saved piece to the bag where there is no script, as it was chosen. */
export function MoveForm({ entry, children }: { entry: DisplayEntry; children: ReactNode }) {
  const { sku, giftCardValue, options } = pieceOf(entry);
  const fields = {
    [FIELDS.product]: entry.productCode,
    [FIELDS.fromList]: 'yes',
    [FIELDS.size]: sku,
    [FIELDS.value]: giftCardValue,
    ...Object.fromEntries(
      Object.entries(options ?? {}).map(([name, value]) => [
        fieldOf(name as keyof AddedOptions),
        sent(value),
      ]),
    ),
  };
  return (
    <form method="post" action={ADD_TO_BAG} data-scripted onSubmit={(event) => event.preventDefault()}>
      {Object.entries(fields).map(([name, value]) =>
        value == null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
