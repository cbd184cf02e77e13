'use client';

import { useEffect, useRef } from 'react';
import { Field } from '#ui/field.tsx';

type PlaceFieldProps = { place?: string | undefined; error?: string | undefined };

/**
 * Where to look. The page of places nobody knows is kept once for all of them, so what was typed is put back by the
 * browser, which has it in the address.
 */
export function PlaceField({ place, error }: PlaceFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = new URLSearchParams(window.location.search).get('place');
    if (field.current?.value === '' && typed !== null) field.current.value = typed;
  }, []);
  return (
    <Field
      ref={field}
      id="place"
      label="Town or postcode"
      defaultValue={place}
      error={error}
      required
      maxLength={60}
      autoComplete="postal-code"
      enterKeyHint="search"
    />
  );
}
