type TestStack = { ports: Record<string, number>; dataFolder: string; kafkaBrokers: string };

/** The stack these journeys run on. @throws Error outside `npm run test:e2e`, which sets it */
export function testStack(): TestStack {
  const stack = process.env['LOUPE_STACK'];
  if (stack === undefined) throw new Error('LOUPE_STACK is not set: run this by npm run test:e2e.');
  return JSON.parse(stack) as TestStack;
}

/** The credential of the stack's storefronts. */
export const keysFile = (): string => `${testStack().dataFolder}/keys/web/keys.json`;
