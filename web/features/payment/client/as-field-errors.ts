import type { FieldTexts } from '../payment-outcome.ts';

/** What is wrong with controls, as the summary of errors takes it. */
export const asFieldErrors = (texts: FieldTexts) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([controlId, message]) =>
      message ? [[controlId, { type: 'custom', message }]] : [],
    ),
  );
