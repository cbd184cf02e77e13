'use client';

import { useState } from 'react';
import type { FindStoresQuery } from '#gql/graphql.ts';
import { messageForShopper } from '#lib/graph-error.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { askPosition } from '../position.ts';
import { StoreCard } from '../store-card.tsx';

type Entries = FindStoresQuery['stores']['stores'];
type State =
  { status: 'idle' | 'asking' } | { status: 'found'; stores: Entries } | { status: 'refused'; words: string };

const NEAREST = 6;

/** The stores nearest to the browser's position, which is not put into an address and not stored. */
export function NearMe({ many }: { many: string }) {
  const [state, setState] = useState<State>({ status: 'idle' });

  async function find() {
    setState({ status: 'asking' });
    const answer = await askPosition(navigator.geolocation);
    if ('refusal' in answer) return setState({ status: 'refused', words: answer.refusal });
    try {
      const { nearestStores } = await import('./nearest-stores.ts');
      setState({ status: 'found', stores: await nearestStores(answer.position, NEAREST) });
    } catch (error) {
      setState({ status: 'refused', words: messageForShopper(error) });
    }
  }

  return (
    <div className="mt-4">
      <Button
        look="line"
        busy={state.status === 'asking'}
        onClick={() => void find()}
        className="max-md:w-full"
      >
        Use my location
      </Button>
      <p role="status" className="visually-hidden">
        {state.status === 'found' ? `The ${state.stores.length} ${many} nearest to you.` : ''}
      </p>
      {state.status === 'refused' ? (
        <div className="mt-4 max-w-md">
          <Message tone="info">{state.words}</Message>
        </div>
      ) : null}
      {state.status === 'found' ? (
        <section aria-labelledby="near-you" className="mt-10">
          <h2 id="near-you" className="d3 mb-5">
            Nearest to you
          </h2>
          <ul className="grid gap-x-[var(--gutter)] gap-y-7 md:grid-cols-2">
            {state.stores.map(({ store, distance }) => (
              <StoreCard key={store.id} store={store} distance={distance} level={3} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
