import type { ServiceName } from '@loupe/contracts/services';

export type Composed = 'main' | 'ports' | 'background';

/** The calls of every service, in order; of `ports.ts` those of our packages. */
const SHAPE: Readonly<Record<Composed, readonly string[]>> = {
  main: [
    ...['readConfig', 'createLogger', 'openKeySets', 'servicePools', 'createOutside', 'createPorts'],
    ...['startBackground', 'createPorts', 'keys', 'bindUseCases', 'pools.isReachable', 'keys', 'kidsOf'],
    ...['background.details', 'createServer', 'server.stop', 'background.stop', 'pools.end', 'runService'],
  ],
  ports: ['poolTx', 'transactions', 'enqueue'],
  background: [
    ...[
      'createKafka',
      'refuseBehindPublished',
      'startRelay',
      'startSweepers',
      'relay.alive',
      'relay.backlog',
    ],
    ...['messagingMetrics', 'stopping.abort', 'relay.stop', 'Promise.all'],
  ],
};

/** A step that one service has, or lacks; the last of that name is taken away. */
type Edit =
  { readonly adds: readonly string[]; readonly after: string } | { readonly lacks: readonly string[] };

export interface Difference {
  readonly service: ServiceName;
  readonly of: Composed;
  readonly edits: readonly Edit[];
  readonly why: string;
}

const CONSUMES: readonly Edit[] = [
  { adds: ['startConsumers'], after: 'startRelay' },
  { adds: ['consumers.alive'], after: 'relay.alive' },
  { adds: ['consumers.stop'], after: 'stopping.abort' },
];
const MEASURES: Edit = { adds: ['metricsOf'], after: 'background.details' };
const CLOSES: Edit = { adds: ['close'], after: 'background.stop' };
const MEMORY: readonly Edit[] = [
  { adds: ['memoryOf'], after: 'createOutside' },
  { adds: ['background.ready'], after: 'pools.isReachable' },
  { adds: ['memory.start', 'server.start', 'memory.start().then'], after: 'createServer' },
];

export const DIFFERENCES: readonly Difference[] = [
  {
    service: 'identity',
    of: 'main',
    edits: [
      { adds: ['poolTx', 'customerRepository'], after: 'bindUseCases' },
      { adds: ['keys'], after: 'keys' },
      MEASURES,
      CLOSES,
    ],
    why: 'Customers of references are read for other services; the mail server has connections to be closed; cart-checkout calls it too.',
  },
  {
    service: 'identity',
    of: 'ports',
    edits: [{ adds: ['emailDigester', 'emailDigests', 'rateLimits', 'laterWork'], after: 'transactions' }],
    why: 'Attempts are limited, e-mails are owed, and events carry digests in place of addresses.',
  },
  {
    service: 'identity',
    of: 'background',
    edits: [{ adds: ['relay.wake', 'sweepers.wake'], after: 'relay.alive' }],
    why: 'A commit of a request starts the relay and the sending of e-mails at once.',
  },
  {
    service: 'catalog-search',
    of: 'main',
    edits: [...MEMORY, { adds: ['memory.stop', 'close'], after: 'background.stop' }],
    why: 'Categories are kept in memory, and the search engine may be a server.',
  },
  {
    service: 'catalog-search',
    of: 'ports',
    edits: [{ adds: ['rateLimits'], after: 'transactions' }],
    why: 'Reviews and views are limited.',
  },
  {
    service: 'catalog-search',
    of: 'background',
    edits: [
      ...CONSUMES,
      { adds: ['relay.wake'], after: 'startRelay' },
      { adds: ['consumers.caughtUp', 'sweepers.canList'], after: 'consumers.alive' },
      { adds: ['engine.index.figures'], after: 'relay.backlog' },
    ],
    why: 'It projects stock levels and keeps a search index, both of which must be there before it serves.',
  },
  {
    service: 'cart-checkout',
    of: 'main',
    edits: [
      ...MEMORY,
      { adds: ['background.wakeLater'], after: 'memoryOf' },
      { adds: ['createCheckoutPriority'], after: 'createPorts' },
      { adds: ['countPlacements', 'receiveWebhook'], after: 'bindUseCases' },
      MEASURES,
      { adds: ['memory.stop', 'close'], after: 'background.stop' },
    ],
    why: 'Promotions are kept in memory; background work waits for shoppers who pay; the warehouse sends webhooks.',
  },
  {
    service: 'cart-checkout',
    of: 'ports',
    edits: [
      {
        adds: ['withKillPoints', 'emailDigests', 'emailComparison', 'rateLimits', 'laterWork', 'toOutboxRow'],
        after: 'transactions',
      },
    ],
    why: 'Fault runs kill it between two writes; attempts are limited, e-mails deferred, and one statement places an order.',
  },
  {
    service: 'cart-checkout',
    of: 'background',
    edits: [
      ...CONSUMES,
      { adds: ['relay.wake', 'sweepers.wakeLater'], after: 'startRelay' },
      { adds: ['consumers.caughtUp'], after: 'consumers.alive' },
    ],
    why: 'It projects products and stores, which must be there before it serves, and sends what consumers store at once.',
  },
  {
    service: 'payments-finance',
    of: 'main',
    edits: [
      { lacks: ['createPorts', 'bindUseCases'] },
      { adds: ['bindUseCases'], after: 'createPorts' },
      { adds: ['background.wake'], after: 'createOutside' },
      { adds: ['keys'], after: 'startBackground' },
      MEASURES,
      CLOSES,
    ],
    why: 'A request starts background work, such as a reversal, so both share one set of use cases; cart-checkout calls it too.',
  },
  {
    service: 'payments-finance',
    of: 'ports',
    edits: [
      { lacks: ['transactions', 'enqueue'] },
      { adds: ['withKillPoints', 'rateLimits'], after: 'poolTx' },
    ],
    why: 'Each store opens its own transactions and writes its events in them: a call to a provider stands between two writes.',
  },
  {
    service: 'payments-finance',
    of: 'background',
    edits: [
      ...CONSUMES,
      {
        adds: ['useCases.readPause', 'logger.error', 'useCases.readPause().catch'],
        after: 'refuseBehindPublished',
      },
      { adds: ['relay.wake'], after: 'consumers.alive' },
      { adds: ['useCases.pauseState'], after: 'relay.backlog' },
      { lacks: ['relay.stop'] },
      { adds: ['useCases.drained', 'relay.stop'], after: 'Promise.all' },
    ],
    why: 'Payments may be paused after a restore; the relay stops last, as it publishes what the other work writes.',
  },
  {
    service: 'content',
    of: 'main',
    edits: [MEASURES],
    why: 'It has a table of things that become due.',
  },
  {
    service: 'stores-reservations',
    of: 'main',
    edits: [MEASURES, CLOSES],
    why: 'Reservations become due; the mail server has connections to be closed.',
  },
  {
    service: 'stores-reservations',
    of: 'ports',
    edits: [
      { adds: ['emailDigests', 'rateLimits', 'laterWork'], after: 'transactions' },
      { adds: ['emailDigester'], after: 'enqueue' },
    ],
    why: 'Reservations are limited, e-mails about them are owed, and an event names a guest by a digest.',
  },
  {
    service: 'stores-reservations',
    of: 'background',
    edits: [{ adds: ['relay.wake', 'sweepers.wake'], after: 'relay.alive' }, ...CONSUMES],
    why: 'It follows the catalogue; a commit of a request starts the relay and the sending of e-mails at once.',
  },
];

/** The calls that a service is to have. @throws Error for a difference that names no step */
export function expectedCalls(service: ServiceName, of: Composed): string[] {
  const edits = DIFFERENCES.filter((one) => one.service === service && one.of === of).flatMap(
    (difference) => difference.edits,
  );
  return edits.reduce(edited, [...SHAPE[of]]);
}

function edited(steps: string[], edit: Edit): string[] {
  if ('lacks' in edit)
    return edit.lacks.reduce((left, step) => left.toSpliced(at(left, step, 'last'), 1), steps);
  return steps.toSpliced(at(steps, edit.after, 'first') + 1, 0, ...edit.adds);
}

function at(steps: readonly string[], step: string, which: 'first' | 'last'): number {
  const found = which === 'first' ? steps.indexOf(step) : steps.lastIndexOf(step);
  if (found === -1) throw new Error(`No step ${step} in ${steps.join(', ')}.`);
  return found;
}
