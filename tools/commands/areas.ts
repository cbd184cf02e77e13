/** Commands that are used for one purpose: what is typed, and what it does in one line. */
export interface Area {
  readonly title: string;
  readonly commands: Readonly<Record<string, string>>;
}

/** Every command once, of package.json and besides. What a command takes is in its own `--help`. */
export const AREAS: readonly Area[] = [
  {
    title: 'Run the shop',
    commands: {
      'npm start': 'starts the whole shop on this machine',
      'npm run dev': 'does the same and restarts what you edit; the gateway answers any operation',
      'npm run reset': 'deletes orders, carts and ledgers: the next start seeds a new shop',
      'npm run observe': 'starts Prometheus and a page of the dashboards for the running shop',
      'npm run preview-link': 'prints the address at which an editor sees drafts in the shop',
      'docker compose up -d': 'runs Postgres and Kafka in Docker; with `--profile app` the shop too',
      'npm run docker:env': 'writes the environment that `docker compose --profile app` reads',
    },
  },
  {
    title: 'Write code',
    commands: {
      'npm run verify': 'runs the checks before a commit: format, lint, boundaries, types, drift',
      'npm run format': 'formats all files',
      'npm run lint:boundaries': 'checks which folder imports which',
      'npm run codegen':
        'generates the types of statements, resolvers, operations, pages and measured events',
      'npm run compose': 'composes the supergraph, the OpenAPI document and the operations of other clients',
      'npm run contracts': 'generates the code of events and RPCs from `proto/`',
      'npm run vendors': 'says what a third party lacks that is declared in `tools/vendors/declared`',
      'npm run trace': 'prints the files that an addition of a kind touches, such as a way to pay',
      'npm run conformance':
        'writes the tests of each requirement into docs/conformance.md, or proves them by mutations',
      'npm run sizes': 'prints the sizes of source files',
      'npm run assertions': 'counts the assertions of each test, and compares them with an earlier count',
      'node tools/commands.ts': 'writes this page; `--check` fails when it differs',
    },
  },
  {
    title: 'Test',
    commands: {
      'npm test': 'runs all tests; ends with "N passed, N failed"',
      'npm run test:static': 'runs the checks of `npm run verify` as a part of `npm test`',
      'npm run test:unit': 'runs the tests of every workspace, with Postgres and Kafka',
      'npm run test:e2e': 'runs graph tests and browser journeys through a whole shop',
      'npm run test:faults': 'runs a selection of the fault experiments',
      'npm run test:sweep': 'checks every account page at every size, in both shops',
      'npm run test:busy': 'runs all tests three times beside two busy processes',
      'npm run test:nightly':
        'runs everything in full: every journey in both shops, every fault, 10,000 seeds, every planted bug',
    },
  },
  {
    title: 'Prove and measure',
    commands: {
      'npm run check:invariants':
        'checks the invariants of the running shop in SQL, with ledgers of providers and e-mails',
      'npm run faults': 'injects faults by seed and checks the invariants',
      'npm run rolling': 'restarts every deployable while people buy; any failed request fails it',
      'npm run simulate': 'runs the production order code under a seeded scheduler',
      'npm run restore:rehearse':
        'restores a shop to the middle of a day and proves that nothing is lost or repeated',
      'npm run load': 'loads a shop of its own with k6 and judges it by the objectives',
      'npm run bench': 'measures orders, reservations, queries, search and prices, or compares two releases',
      'npm run report:sql': 'counts the SQL statements of each operation',
      'npm run screens': 'takes screenshots of every page at 390 and 1440 px',
      'npm run lighthouse': 'measures five pages with Lighthouse as a phone',
      'npm run first-tap': 'measures how soon the first press of a visitor is answered',
      'npm run openapi:fuzz': 'sends generated requests to a running shop by its OpenAPI document',
    },
  },
  {
    title: 'Catalogue and content',
    commands: {
      'npm run catalog': 'changes products, prices, reviews and the order of listings',
      'npm run catalog:import': 'imports products, one JSON document a line',
      'npm run catalog:generate': 'prints generated products in the format of that import',
      'npm run content': 'checks, publishes and withdraws what editors write; sets the limits of a shop',
      'npm run promotions': 'changes what the shop gives, and when',
      'npm run finance': 'changes what the lender offers, and to whom',
      'npm run drops': 'opens and closes waiting rooms',
    },
  },
  {
    title: 'Stock and stores',
    commands: {
      'npm run stock': 'shows or changes the stock ledger, and limits the pieces of an order',
      'npm run store-stock': 'shows or changes what stores have, by hand or by a count file',
      'npm run reservations': "does what a store's team does with reserved pieces and its diary",
      'npm run price-promise': 'decides on prices of other shops that visitors found',
    },
  },
  {
    title: 'Orders, money and people',
    commands: {
      'npm run payments': 'shows or moves the money of an order, and lists what needs a person',
      'npm run report': 'prints what the shop has counted itself, as a table or CSV',
      'npm run orders:import': 'imports finished orders of the previous platform',
      'npm run customers': 'imports customers of the previous platform, without passwords',
      'npm run privacy': 'shows, exports or erases what is stored of a person',
    },
  },
  {
    title: 'Operate and release',
    commands: {
      'npm run keys': 'shows, creates and rotates keys',
      'npm run deadletters': 'lists or replays the messages that a consumer could not handle',
      'npm run project': "rebuilds a service's copy of other services' data",
      'npm run restore': 'does what is needed after the database was restored',
      'npm run images': 'builds, pushes, verifies and proves the images',
      'npm run charts:test': 'installs, upgrades and removes the charts on a real API server',
      'npm run audit': 'fails for an advisory of a dependency without a dated decision',
      'node tools/former-statements.ts':
        'before an upgrade: checks the SQL of the running release against the new schemas',
      'node tools/former-tests.ts':
        'before an upgrade: runs the tests of the running release on the new schemas',
      'node tools/former-operations.ts':
        'before an upgrade: keeps the operations of the running release in the list',
      'node gateway/src/former-graph.ts':
        'before an upgrade: checks that gateways and services of both releases understand each other',
    },
  },
];
