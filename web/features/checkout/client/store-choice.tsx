import { useRef, useState, type KeyboardEvent } from 'react';
import type { CollectionStorePartsFragment } from '#gql/graphql.ts';
import { askPosition } from '#features/stores/position.ts';
import { messageForShopper } from '#lib/graph-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import styles from '../../forms/forms.module.css';
import { findCollectionPoints, type CollectionPoint } from './collect-api.ts';
import { CollectionPoints } from './collection-points.tsx';
import { COLLECTIONS } from '@loupe/calendar/shipping-methods';
import { formatMoney, formatProse } from '@loupe/money/format';
import { Check } from '#ui/check.tsx';

/** EU-02: the location types. */
type CollectionType = 'DTS' | 'RLC';

type CollectionKindsProps = {
  kind: CollectionType;
  /** The shop's word for a store. */
  store: string;
  onChoose: (kind: CollectionType) => void;
};

const { price, freeFrom } = COLLECTIONS.RLC;
const CHARGE = `${formatMoney(price)}${freeFrom === null ? '' : `, free from ${formatProse(freeFrom)}`}`;

/** A store of ours, or a post office. */
function CollectionKinds({ kind, store, onChoose }: CollectionKindsProps) {
  const kinds = [
    { type: 'DTS', name: `One of our ${store}s`, charge: 'Free' },
    { type: 'RLC', name: 'A post office', charge: CHARGE },
  ] as const;
  return (
    <ul className={`mb-6 ${styles['choices']}`}>
      {kinds.map(({ type, name, charge }) => (
        <li key={type} className={styles['choice']}>
          <Check type="radio" name="collection-kind" checked={kind === type} onChange={() => onChoose(type)}>
            {name}
          </Check>
          <span className="small soft">{charge}</span>
        </li>
      ))}
    </ul>
  );
}

type StoreChoiceProps = {
  /** The store saved in the bag. */
  saved: CollectionStorePartsFragment | undefined;
  /** Working days in which the bag's slowest piece is made first. */
  preparationDays: number;
  /** The shop's word for a store. */
  store: string;
  chosen: string;
  error: string | undefined;
  onChoose: (key: string) => void;
};

/** The fields of a store that is shown separately from the search results. */
type HeldStore = Pick<CollectionStorePartsFragment, 'key' | 'name' | 'line1' | 'city' | 'postalCode'>;

/** Selects the store: found by place or position, chosen from cards. */
export function StoreChoice({ saved, preparationDays, store, chosen, error, onChoose }: StoreChoiceProps) {
  const [kind, setKind] = useState<CollectionType>(saved?.isPostOffice ? 'RLC' : 'DTS');
  const [place, setPlace] = useState('');
  const [points, setPoints] = useState<readonly CollectionPoint[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** The store chosen last; later search results may not include it. */
  const [held, setHeld] = useState<HeldStore | undefined>(saved);
  /** Incremented with each search, so that the answer to an earlier one is ignored. */
  const turn = useRef(0);

  async function search(ask: () => Promise<readonly CollectionPoint[] | { refusal: string }>) {
    const mine = ++turn.current;
    setProblem(undefined);
    setBusy(true);
    const answer = await ask().catch((failure: unknown) => ({ refusal: messageForShopper(failure) }));
    if (mine !== turn.current) return;
    setBusy(false);
    if ('refusal' in answer) setProblem(answer.refusal);
    else setPoints(answer);
  }

  const byPlace = (type = kind) =>
    search(() => findCollectionPoints({ place, types: [type], preparationDays }));

  const byPosition = () =>
    search(async () => {
      const answer = await askPosition(navigator.geolocation);
      return 'refusal' in answer
        ? answer
        : findCollectionPoints({ position: answer.position, types: [kind], preparationDays });
    });

  function chooseKind(type: CollectionType) {
    setKind(type);
    setPoints(undefined);
    if (place.trim() !== '') void byPlace(type);
  }

  function choose(key: string) {
    const point = points?.find(({ store }) => store.key === key);
    if (point !== undefined) setHeld({ key, name: point.store.name, ...point.store.address });
    onChoose(key);
  }

  function enterSearches(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the surrounding form continues to payment
    void byPlace();
  }

  const isListed = points?.some(({ store }) => store.key === chosen) ?? false;
  const above = held?.key === chosen && !isListed ? held : undefined;
  return (
    <section className={styles['block']} aria-labelledby="which-store">
      <h2 id="which-store" className="title mb-4">
        Where will you collect it?
      </h2>
      {above ? (
        <p className="small mb-5 border-l-3 border-brand py-1 pl-4">
          <b className="font-medium">{above.name}</b>, {above.line1}, {above.city}, {above.postalCode}
        </p>
      ) : null}
      <CollectionKinds kind={kind} store={store} onChoose={chooseKind} />
      <div className={styles['search']}>
        <Field
          id="collect-place"
          label={above ? 'Another town or postcode' : 'Town or postcode'}
          autoComplete="postal-code"
          maxLength={60}
          value={place}
          error={problem ?? error}
          onChange={({ target }) => setPlace(target.value)}
          onKeyDown={enterSearches}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="line" busy={busy} onClick={() => void byPlace()}>
            Find the nearest
          </Button>
          <Button look="ghost" onClick={() => void byPosition()}>
            Use my location
          </Button>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {points === undefined ? '' : `${points.length} found, nearest first.`}
      </p>
      {points === undefined ? null : <CollectionPoints points={points} chosen={chosen} onChoose={choose} />}
    </section>
  );
}
