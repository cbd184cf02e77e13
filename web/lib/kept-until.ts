import { londonMoment } from './london-moment.ts';

/** A sentence after another one; nothing where it is not known. @param until ISO 8601, UTC */
export const keptUntil = (until: string | null): string =>
  until === null ? '' : ` We keep your order aside until ${londonMoment(until)}, UK time.`;
