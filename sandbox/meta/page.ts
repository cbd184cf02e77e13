import { cell, controlDocument, table } from '../control-page.ts';
import type { Received } from './received.ts';

const SHOWN = 200;

/** What the network was told, newest first. */
export const eventsPage = (received: readonly Received[]): string =>
  controlDocument(
    'Advertising network sandbox',
    `<p>What the shop told of visitors who agreed to marketing (Conversions API). Who they are is hashed.</p>
<h2>Events</h2>
${
  received.length === 0
    ? '<p>Nothing yet.</p>'
    : table(
        ['Time (UTC)', 'Pixel', 'Event', 'Wrong'],
        received
          .toReversed()
          .slice(0, SHOWN)
          .map(
            ({ at, pixel, event, faults }) =>
              `<tr>${cell(at.slice(0, 19).replace('T', ' '))}${cell(pixel)}${cell(JSON.stringify(event))}${cell(faults.join('; '))}</tr>`,
          ),
      )
}`,
  );
