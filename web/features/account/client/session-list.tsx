import { useState } from 'react';
import type { CustomerFragment } from '#gql/graphql.ts';
import { londonDate } from '#lib/london-date.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { type Refusal, refusalText } from '../refusal.ts';
import { endSession } from './account-changes.ts';

/** Every browser in which the customer is signed in, this one first; the others can be signed out here. */
export function SessionList({ sessions }: { sessions: CustomerFragment['sessions'] }) {
  const [ending, setEnding] = useState<string>();
  const [said, setSaid] = useState<Refusal | 'ended'>();

  async function end(sessionId: string) {
    setEnding(sessionId);
    setSaid(undefined);
    const failed: Refusal = { __typename: 'Error', message: '' };
    const refusal = await endSession(sessionId).catch(() => failed);
    setEnding(undefined);
    setSaid(refusal ?? 'ended');
  }

  return (
    <>
      <ul>
        {sessions.map(({ id, browser, isCurrent, startedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4 first:border-t-0 first:pt-0"
          >
            <span>
              <span className="font-medium">{browser || 'Unknown browser'}</span>
              <span className="small soft block">
                {isCurrent ? 'This browser, since' : 'Since'} {londonDate(startedAt)}
              </span>
            </span>
            {isCurrent ? null : (
              <Button look="line" small busy={ending === id} onClick={() => void end(id)}>
                Sign out there{' '}
                <span className="visually-hidden">
                  : {browser || 'unnamed'}, since {londonDate(startedAt)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="status" className="mt-4">
        {said === 'ended' ? <Message tone="ok">That browser is signed out.</Message> : null}
      </div>
      {said !== undefined && said !== 'ended' ? <Message tone="error">{refusalText(said)}</Message> : null}
    </>
  );
}
