import { describe, expect, it } from '@jest/globals';
import { PLAN } from '../web/features/measuring/plan.ts';
import { PLAN_REPORTS } from '../web/features/measuring/plan-reports.ts';
import { PLAN_TAGS } from '../web/features/measuring/plan-tags.ts';
import { journeys } from './event-plan.ts';

/** Of GA4 for the names of events and parameters; the beginnings are its own. */
const NAME = /^(?!_|ga_|google_|firebase_|gtag)[A-Za-z]\w{0,39}$/;

const ALL = [PLAN, PLAN_REPORTS, PLAN_TAGS].flatMap((plan) => Object.entries(plan));

describe('the event plan', () => {
  it.each(ALL)('%s keeps the limits of GA4, and says what each field means', (name, event) => {
    const fields = Object.keys(event.params.shape);
    expect([name, ...fields].filter((each) => !NAME.test(each))).toEqual([]);
    expect(fields.length).toBeLessThanOrEqual(25);
    expect(Object.keys(event.meanings).sort()).toEqual(fields.sort());
  });

  it.each(ALL)('%s has a journey that sends it, and one that must not', (_name, event) => {
    expect(event.sentIn).not.toBe(event.notSentIn);
    expect(journeys()).toEqual(expect.arrayContaining([event.sentIn, event.notSentIn]));
  });
});
