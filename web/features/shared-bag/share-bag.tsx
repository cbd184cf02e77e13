import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import type { SharedBag } from './share-api.ts';

// Loaded with the first link.
const SharedLink = lazy(async () => ({ default: (await import('./shared-link.tsx')).SharedLink }));

/** Makes a link to the pieces in the bag. */
export function ShareBag() {
  const [shared, setShared] = useState<SharedBag>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function share() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { shareBag } = await import('./share-api.ts');
      const answer = await shareBag(window.location.origin);
      if ('refusal' in answer) setProblem(answer.refusal);
      else setShared(answer);
    } catch {
      setProblem('We could not make a link just now. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-5">
      <Button look="line" small busy={isBusy} onClick={() => void share()}>
        Share bag
      </Button>
      <div role="alert">{problem ? <FieldError id="share-error">{problem}</FieldError> : null}</div>
      <p role="status" className="visually-hidden">
        {shared ? 'The link to your bag is ready.' : ''}
      </p>
      <Suspense>{shared ? <SharedLink key={shared.url} shared={shared} /> : null}</Suspense>
    </div>
  );
}
