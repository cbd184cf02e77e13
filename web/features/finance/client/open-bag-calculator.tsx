import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { BagCalculator as Opened } from './bag-calculator.tsx';

/** Its script is loaded when the shopper opens it. */
const BagCalculator = lazy(async () => ({
  default: (await import('./bag-calculator.tsx')).BagCalculator,
}));

type OpenBagCalculatorProps = Pick<ComponentProps<typeof Opened>, 'chosen'> & { readonly words: string };

export function OpenBagCalculator({ chosen, words }: OpenBagCalculatorProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<p className="mt-3">One moment.</p>}>
        <BagCalculator chosen={chosen} onKept={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <p className="mt-3">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {words}
      </button>
    </p>
  );
}
