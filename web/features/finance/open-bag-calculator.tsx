import { lazy, useState, type ComponentProps } from 'react';
import { OptionalPart } from '#ui/optional-part.tsx';
import type { BagCalculator as Opened } from './client/bag-calculator.tsx';

/** Its script is loaded when the shopper opens it. */
const BagCalculator = lazy(async () => ({
  default: (await import('./client/bag-calculator.tsx')).BagCalculator,
}));

type OpenBagCalculatorProps = Pick<ComponentProps<typeof Opened>, 'chosen' | 'isInForm'> & {
  readonly words: string;
};

export function OpenBagCalculator({ chosen, words, isInForm = false }: OpenBagCalculatorProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <OptionalPart
        loading={<p className="mt-3">One moment.</p>}
        failed={
          <p className="mt-3" role="alert">
            We could not open this just now. Load the page again to try once more.
          </p>
        }
      >
        <BagCalculator chosen={chosen} isInForm={isInForm} onKept={() => setOpen(false)} />
      </OptionalPart>
    );
  return (
    <p className="mt-3">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {words}
      </button>
    </p>
  );
}
