import type { Plant } from './plant.ts';

const SRC = 'packages/messaging/src';

/** Bugs in messaging. */
export const MESSAGING_PLANTS: readonly Plant[] = [
  {
    name: 'relay-marks-before-ack',
    what: 'Rows count as published as soon as they are read.',
    edits: [
      {
        file: `${SRC}/relay-once.ts`,
        find: 'const rows = await store.unpublished(away);',
        replace: 'const rows = await store.unpublished(away);\n  await store.markPublished(rows);',
      },
    ],
  },
  {
    name: 'failed-send-counts-as-published',
    what: 'A request that the broker did not acknowledge counts as acknowledged.',
    edits: [
      {
        file: `${SRC}/publisher.ts`,
        find: 'if (reason === undefined) throw error;',
        replace: 'if (reason === undefined) return undefined;',
      },
    ],
  },
  {
    name: 'outage-uses-up-attempts',
    what: 'A message is given up after some attempts during an outage of what its handler needs.',
    edits: [
      {
        file: `${SRC}/message-processor.ts`,
        find: '(!outage && attempt >= maxAttempts)',
        replace: 'attempt >= 2',
      },
      {
        file: `${SRC}/message-processor.ts`,
        find: 'if (!outage) attempt++;',
        replace: 'attempt++;',
      },
    ],
  },
];
