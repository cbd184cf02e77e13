'use client';

import { useEffect, useRef } from 'react';
import { Field } from '#ui/field.tsx';

type PlaceFieldProps = { place?: string | undefined; error?: string | undefined };

/**
 * The searched place. The page for unknown places is cached once for all of them, so the browser restores the typed
 * text from the address.
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
