import { useState } from 'react';

/** Announces what is to pay whenever it changes, whichever part of the page changed it; not when the page opens. */
export function TotalNews({ name, value }: { name: string; value: string }) {
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && value !== first) setChanged(true);
  return (
    <p role="status" data-total-news className="visually-hidden">
      {hasChanged ? `${name}: ${value}` : ''}
    </p>
  );
}
