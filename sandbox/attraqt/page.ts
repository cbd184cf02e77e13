import { cell, controlDocument, table } from '../control-page.ts';
import type { Recorded } from './tracker/activities.ts';

/** What the collector received, newest first. */
export const activityPage = (activities: readonly Recorded[]): string =>
  controlDocument(
    'Search sandbox',
    `<p>What visitors did who agreed to experience. Nothing says who they are.</p>
<h2>Activity</h2>
${
  activities.length === 0
    ? '<p>Nothing yet.</p>'
    : table(
        ['Time (UTC)', 'Action', 'Of', 'Source', 'Visit'],
        activities
          .toReversed()
          .slice(0, 200)
          .map(
            ({ at, activity, sessionId }) =>
              `<tr>${cell(at.slice(0, 19).replace('T', ' '))}${cell(activity.action)}` +
              `${cell(activity.target.product ?? activity.target.page)}${cell(activity.sourceId)}${cell(sessionId)}</tr>`,
          ),
      )
}`,
  );
