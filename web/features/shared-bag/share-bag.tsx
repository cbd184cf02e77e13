import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import type { SharedBag } from './share-api.ts';

// Loaded with the first link.
const SharedLink = lazy(async () => ({ default: (await import('./shared-link.tsx')).SharedLink }));

type Sharing = {
  readonly busy?: boolean;
  readonly shared?: SharedBag;
  /** Why there is no link. */
  readonly refusal?: string;
};

const FAILED: Sharing = { refusal: 'We could not make a link just now. Please try again.' };

/** What became of a press: the link, or why there is none. */
async function linkToBag(): Promise<Sharing> {
  const { shareBag } = await import('./share-api.ts');
  const answer = await shareBag(window.location.origin);
  return 'refusal' in answer ? answer : { shared: answer };
}

/** Makes a link to the pieces in the bag. */
export function ShareBag() {
  const [{ busy, shared, refusal }, setSharing] = useState<Sharing>({});

  async function share() {
    setSharing({ busy: true });
    setSharing(await linkToBag().catch(() => FAILED));
  }

  return (
    <div className="mt-5">
      <Button look="line" small busy={busy ?? false} onClick={() => void share()}>
        Share bag
      </Button>
      <div role="alert">{refusal ? <FieldError id="share-error">{refusal}</FieldError> : null}</div>
      <p role="status" className="visually-hidden">
        {shared ? 'The link to your bag is ready.' : ''}
      </p>
      <Suspense>{shared ? <SharedLink key={shared.url} shared={shared} /> : null}</Suspense>
    </div>
  );
}
