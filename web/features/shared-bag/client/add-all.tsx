'use client';

import { Link } from '#ui/link.tsx';
import { useState } from 'react';
import { announceAddition } from '#features/cart/bag-additions.ts';
import { pieces } from '#features/cart/pieces.ts';
import { ADD_TO_BAG, FIELDS } from '#features/personal/field-names.ts';
import type { SharedLinePartsFragment } from '#gql/graphql.ts';
import { Button } from '#ui/button.tsx';
import type { Added } from '../../cart/add-shared.ts';

/** Adds everything that is still for sale, and says what was not added. */
export function AddAll({ token, lines }: { token: string; lines: readonly SharedLinePartsFragment[] }) {
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<Added>();

  async function add() {
    setBusy(true);
    // Loaded when it is wanted, like the other calls of the bag.
    const { addSharedHere } = await import('./add-shared-here.ts');
    const result = await addSharedHere(lines);
    setBusy(false);
    setAdded(result);
    if (result.pieces > 0) announceAddition();
  }

  return (
    <div>
      <form method="post" action={ADD_TO_BAG} data-scripted onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name={FIELDS.shared} value={token} />
        <Button type="submit" busy={isBusy} onClick={() => void add()}>
          Add all to my bag
        </Button>
      </form>
      <div role="status" className="mt-4">
        {added ? (
          <>
            <p>
              {added.pieces === 0 ? 'Nothing was added. ' : `${pieces(added.pieces)} added to your bag. `}
              <Link className="link" href="/checkout/cart">
                Go to your bag
              </Link>
            </p>
            {added.left.length === 0 ? null : (
              <ul className="small soft mt-2" aria-label="Not added">
                {added.left.map(({ id, name, why }) => (
                  <li key={id}>
                    {name}: {why}
                  </li>
                ))}
              </ul>
            )}
          </>
        ) : null}
      </div>
    </div>
  );
}
