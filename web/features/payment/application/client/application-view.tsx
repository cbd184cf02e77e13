'use client';

import { useEffect, useState } from 'react';
import { PlacedOrder } from '../../client/placed-order.tsx';
import { endJourney } from '../../methods/v12/application-api.ts';
import { settlePayment } from '../../settle-payment.ts';
import { wait } from '../../wait.ts';
import { standingOf, type ApplicationStanding } from '../application-standing.ts';
import { StandingView } from './standing-view.tsx';

/** Asks what has become of an application, at each visit and when the shopper wants to know. @param id undefined for no valid one */
export function ApplicationView({ id }: { id: string | undefined }) {
  const [standing, setStanding] = useState<ApplicationStanding | undefined>(
    id === undefined ? { kind: 'elsewhere' } : undefined,
  );
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    void settlePayment({ send: () => endJourney(id), wait, onChecking: () => undefined }).then(
      (result) => gone || setStanding(standingOf(result)),
    );
    return () => {
      gone = true;
    };
  }, [id, round]);

  if (standing?.kind === 'placed') return <PlacedOrder orderNumber={standing.orderNumber} />;
  if (standing === undefined || id === undefined)
    return standing === undefined ? (
      <p role="status" className="lead soft">
        Asking the lender how your application stands. One moment.
      </p>
    ) : (
      <StandingView standing={standing} />
    );
  return (
    <StandingView
      key={`${round} ${standing.kind}`}
      id={id}
      standing={standing}
      onAsk={() => {
        setStanding(undefined);
        setRound(round + 1);
      }}
    />
  );
}
