import { cell, controlDocument, table } from '../control-page.ts';
import type { Received } from './received.ts';

const SHOWN = 200;
const time = (at: string): string => at.slice(0, 19).replace('T', ' ');

/** What the collector received, newest first. */
export const eventsPage = (received: readonly Received[]): string =>
  controlDocument(
    'Statistics sandbox',
    `<p>What pages measured of visitors who agreed to statistics, by the event plan. Nothing says who they are.</p>
<h2>Events</h2>
${
  received.length === 0
    ? '<p>Nothing yet.</p>'
    : table(
        ['Time (UTC)', 'Visit', 'Event', 'Wrong'],
        received
          .toReversed()
          .slice(0, SHOWN)
          .map(
            ({ at, clientId, event, faults }) =>
              `<tr>${cell(time(at))}${cell(clientId.slice(0, 8))}${cell(JSON.stringify(event))}${cell(faults.join('; '))}</tr>`,
          ),
      )
}`,
  );
