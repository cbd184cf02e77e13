/** The running stack that these tests use, as `npm run test:e2e` describes it. */
export interface StackUnderTest {
  readonly ports: Readonly<Record<string, number>>;
  /** The gateway that answers any operation; `ports.gateway` answers only those of the storefront. */
  readonly graphPort: number;
  readonly adminUrl: string;
  readonly database: string;
  readonly kafkaBrokers: string;
  readonly postgresLog: string;
  readonly dataFolder: string;
  /** Of each process of the stack, by name. */
  readonly pids: Readonly<Record<string, number>>;
  /** By the names of tools/stack/key-sets.ts. */
  readonly keys: Readonly<
    Record<string, { readonly active: string; readonly keys: Readonly<Record<string, unknown>> }>
  >;
}

/** @throws Error when LOUPE_STACK is not set: a system test is never skipped */
export function stackUnderTest(): StackUnderTest {
  const described = process.env['LOUPE_STACK'];
  if (!described) throw new Error('LOUPE_STACK is not set: run these with "npm run test:e2e".');
  return JSON.parse(described) as StackUnderTest;
}
