import { CROSSED, filesOfEvent } from './event-files.ts';
import { filesNaming, type Trace } from './files.ts';

/** The limits of a shop stand for any topic of full states that another service keeps a copy of. */
const TOPIC = /content\.configuration\.v1|TOPICS\.configuration\b/;

/** One reader is counted; each other costs its own two files. */
const OTHER_READER = 'services/payments-finance/';

/** Pages that expire by it are not counted: they are what the topic is for, like its use cases. */
export const trace = (): Trace => ({
  counted: [...new Set([...filesOfEvent('site-limits-state', 'SiteLimits'), ...filesNaming(TOPIC, CROSSED)])]
    .filter((file) => !file.startsWith(OTHER_READER))
    .toSorted(),
  limit: 8,
});
