import { useState, type KeyboardEvent } from 'react';
import type { CollectionStorePartsFragment } from '#gql/graphql.ts';
import { askPosition } from '#features/stores/position.ts';
import { messageForShopper } from '#lib/graph-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import styles from './checkout.module.css';
import { findCollectionPoints, type CollectionPoint } from './collect-api.ts';
import { CollectionPoints } from './collection-points.tsx';

type StoreChoiceProps = {
  /** The store of the bag as it was saved before. */
  saved: CollectionStorePartsFragment | undefined;
  chosen: string;
  error: string | undefined;
  onChoose: (key: string) => void;
};

/** Which store: found by place or position, chosen from cards. */
export function StoreChoice({ saved, chosen, error, onChoose }: StoreChoiceProps) {
  const [place, setPlace] = useState('');
  const [points, setPoints] = useState<readonly CollectionPoint[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function search(ask: () => Promise<readonly CollectionPoint[]>) {
    setProblem(undefined);
    setBusy(true);
    try {
      setPoints(await ask());
    } catch (failure) {
      setPoints(undefined);
      setProblem(messageForShopper(failure));
    }
    setBusy(false);
  }

  const byPlace = () => search(() => findCollectionPoints({ place }));

  async function byPosition() {
    const answer = await askPosition(navigator.geolocation);
    if ('refusal' in answer) setProblem(answer.refusal);
    else await search(() => findCollectionPoints({ position: answer.position }));
  }

  function enterSearches(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the form is for going on to payment
    void byPlace();
  }

  const isSavedChosen = saved !== undefined && chosen === saved.key && points === undefined;
  return (
    <section className={styles['block']} aria-labelledby="which-store">
      <h2 id="which-store" className="title mb-4">
        Where will you collect it?
      </h2>
      {isSavedChosen ? (
        <p className="small mb-5 border-l-3 border-brand py-1 pl-4">
          <b className="font-medium">{saved.name}</b>, {saved.line1}, {saved.city}, {saved.postalCode}
        </p>
      ) : null}
      <div className={styles['search']}>
        <Field
          id="collect-place"
          label={isSavedChosen ? 'Another town or postcode' : 'Town or postcode'}
          autoComplete="postal-code"
          maxLength={60}
          value={place}
          error={problem ?? error}
          onChange={({ target }) => setPlace(target.value)}
          onKeyDown={enterSearches}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="line" busy={busy} onClick={() => void byPlace()}>
            Find stores
          </Button>
          <Button look="ghost" onClick={() => void byPosition()}>
            Use my position
          </Button>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {points === undefined ? '' : `${points.length} stores found, nearest first.`}
      </p>
      {points === undefined ? null : <CollectionPoints points={points} chosen={chosen} onChoose={onChoose} />}
    </section>
  );
}
