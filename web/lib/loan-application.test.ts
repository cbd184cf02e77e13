import { expect, it } from '@jest/globals';
import { londonMoment } from './loan-application.ts';

it.each([
  ['2026-11-30T14:15:00Z', 'Monday 30 November, 2.15pm'],
  ['2026-07-01T08:00:00Z', 'Wednesday 1 July, 9am'],
])('a moment is told by day and hour in London: %s', (iso, words) => expect(londonMoment(iso)).toBe(words));
