/** The import rules of the house (ARCHITECTURE.md, "Where does a line go?"). `npm run lint:boundaries` checks them. */
const service = '^services/([^/]+)/';

/** The features of web, lowest first: one imports features of lower layers only, never of its own. A new one is added here. */
const FEATURE_LAYERS = [
  [
    'drain',
    'early-presses',
    'expiry',
    'forms',
    'known-account',
    'messages',
    'metrics',
    'other-clients',
    'page-cache',
    'preview',
    'roundels',
  ],
  ['brands', 'consent', 'content', 'header-data', 'personal', 'routing'],
  ['measuring'],
  ['cart', 'experiments', 'search', 'search-tracker', 'stores'],
  ['finance', 'gift-cards', 'posted-bag', 'promotions', 'session'],
  ['order', 'shared-bag', 'shell'],
  ['account', 'errors', 'favourites', 'waiting-room'],
  ['checkout', 'product-card'],
  ['payment', 'recommendations'],
  ['cart-page', 'compare', 'product'],
  ['dealer', 'home', 'listing', 'reserve'],
  ['price-promise', 'your-data'],
  ['appointments', 'news-by-email', 'search-engines'],
];
const features = (names) => `^web/features/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Also through types: two files that know each other are one, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-do-not-import-services',
      comment: 'Services share contracts and events, never code: copy the fact through a projection.',
      severity: 'error',
      from: { path: service },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'packages-do-not-import-services',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|web|media|sandbox)/' },
    },
    {
      name: 'shipped-code-imports-no-tools',
      comment:
        'Tools, operations and proofs are outside of everything below: what is needed of them is a package. Prisma’s CLI reads the configs.',
      severity: 'error',
      from: {
        path: '^(packages|services|gateway|media)/',
        pathNot: '^services/[^/]+/prisma\\.config\\.ts$',
      },
      to: { path: '^(tools|operations|proofs)/' },
    },
    {
      name: 'tools-import-neither-operations-nor-proofs',
      comment: 'But for tests, and the test runner, which runs faults and load.',
      severity: 'error',
      from: { path: '^tools/', pathNot: ['\\.test\\.ts$', '^tools/testing/'] },
      to: { path: '^(operations|proofs)/' },
    },
    {
      name: 'operations-import-only-invariants-of-proofs',
      comment: 'A projection that was rebuilt is judged by them, and tests plant people in their shop.',
      severity: 'error',
      from: { path: '^operations/' },
      to: { path: '^proofs/', pathNot: '^proofs/invariants/' },
    },
    {
      name: 'only-tests-import-what-starts-servers',
      comment:
        'The test harness runs on packages whose own tests it serves, and images have no server to start: neither is for running code.',
      severity: 'error',
      from: {
        path: '^(packages|services|gateway|media|web)/',
        pathNot: [
          '^packages/(test-harness|local-servers|scripted-shopper)/',
          '\\.test\\.tsx?$',
          '/(tests|e2e)/',
        ],
      },
      to: { path: '^packages/(test-harness|local-servers|scripted-shopper)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules on money, stock and state know no database, broker, graph, clock or environment.',
      severity: 'error',
      from: { path: `${service}src/domain/`, pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^services/[^/]+/src/domain/',
          '^packages/calendar/',
          '^packages/money/',
          '^packages/contact/',
          '^packages/ring-size/',
          '^packages/contracts/',
          '^packages/rate-limit/src/(counters|rate-limited|share)\\.ts$',
          '^node_modules/@types',
        ],
      },
    },
    {
      name: 'use-cases-know-ports-not-adapters',
      severity: 'error',
      from: { path: `${service}src/use-cases/`, pathNot: '\\.test\\.ts$' },
      to: { path: ['/src/(adapters|graphql|events)/', '/src/main\\.ts$', '/src/config\\.ts$'] },
    },
    {
      name: 'events-go-through-use-cases',
      comment:
        'A consumed event changes state through a use case. A resolver of a plain query may read a repository, so the graph is not in this rule.',
      severity: 'error',
      from: { path: `${service}src/events/` },
      to: { path: ['/src/adapters/', '/src/graphql/'] },
    },
    {
      name: 'adapters-do-not-know-the-graph',
      severity: 'error',
      from: { path: `${service}src/adapters/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: ['/src/graphql/', '/src/main\\.ts$'] },
    },
    {
      name: 'kafkajs-only-in-messaging',
      severity: 'error',
      from: { pathNot: '^packages/messaging/' },
      to: { path: '^(node_modules/)?kafkajs' },
    },
    {
      name: 'prisma-only-in-db-adapters',
      severity: 'error',
      from: { path: `${service}src/`, pathNot: '/src/(adapters/db|generated)/|/src/(main|seed)\\.ts$' },
      to: { path: ['^node_modules/@prisma', '/src/generated/'] },
    },
    {
      name: 'web-imports-only-itself',
      severity: 'error',
      comment:
        'Of packages only what is meant for browsers and loads no library. Listeners to changes, metrics, refusals of what Node does not read, shared pages and waiting rooms run on the server only.',
      from: {
        path: '^web/',
        pathNot: '^web/(tests|features/(errors/server|expiry|metrics|page-cache|waiting-room))/',
      },
      to: {
        path: '^(services|gateway|packages|media|sandbox|tools|operations|proofs)/',
        pathNot: [
          '^packages/bot-check/src/robots\\.ts$',
          '^packages/calendar/src/(lead-times|shipping-methods|days|nations|day-words|time-words)\\.ts$',
          '^packages/(contact|money|ring-size)/src/',
          '^packages/contracts/src/(store-words|consent-text)\\.ts$',
          '^packages/messaging/src/minute-sums\\.ts$',
          '^packages/rate-limit/src/rate-limited\\.ts$',
          // For journeys; a rule above keeps it from what is shipped.
          '^packages/scripted-shopper/src/',
          '^packages/subgraph-server/src/correlation\\.ts$',
          '^packages/telemetry/src/(redact|redact-text|sensitive-fields)\\.ts$',
        ],
      },
    },
    {
      name: 'features-import-the-face-of-a-feature',
      comment:
        'Files at the top of a feature are its face; its folders are inside. What another needs moves up, or to lib or ui.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/[^/]+/[^/]+/', pathNot: '^web/features/$1/' },
    },
    ...FEATURE_LAYERS.map((layer, index) => ({
      name: `features-of-layer-${index + 1}-import-lower-layers`,
      comment:
        'So no two features know each other, and none becomes part of a ball. What two of a layer need is in one below both.',
      severity: 'error',
      from: { path: features(layer) },
      to: {
        path: '^web/features/',
        pathNot: ['^web/features/$1/', ...FEATURE_LAYERS.slice(0, index).map(features)],
      },
    })),
    {
      name: 'features-have-a-layer',
      comment: 'FEATURE_LAYERS has the new feature, in the lowest layer above what it imports.',
      severity: 'error',
      from: { path: '^web/features/', pathNot: features(FEATURE_LAYERS.flat()) },
      to: {},
    },
    {
      name: 'apollo-client-only-where-pages-are-worked-in',
      comment:
        'Its 77 kB are for the pages under /my-account (ADR 81); every other page calls the graph by lib/graph-call.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/features/account/' },
      to: { path: ['^(node_modules/)?@apollo/client', '^web/gql/account/'] },
    },
    {
      name: 'lib-and-ui-know-no-feature',
      severity: 'error',
      from: { path: '^web/(lib|ui)/' },
      to: { path: '^web/features/' },
    },
    {
      name: 'nothing-shipped-knows-the-tests',
      comment: 'The simulation runs production code as it is; production code knows nothing of it.',
      severity: 'error',
      from: { path: '^(packages|services|gateway|web|media|sandbox)/', pathNot: '^web/e2e/' },
      to: { path: '^tests/' },
    },
    {
      name: 'sandbox-shares-nothing',
      comment: 'The other end of a wire must not be tested against our own code.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(services|gateway|packages|media|web|tools|operations|proofs)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        // But for the libraries that a rule names.
        'node_modules/(?!@loupe|@apollo/client/|@prisma/|kafkajs/)',
        '\\.next/',
        '/src/generated/',
        '^packages/contracts/gen/',
        '^web/gql/[^/]+$',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
