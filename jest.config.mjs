import { fileURLToPath } from 'node:url';

const of = (path) => fileURLToPath(new URL(path, import.meta.url));

/** One config for every workspace: `tools/jest.ts` passes --rootDir. */
export default {
  runner: of('tools/testing/jest/runner.ts'),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '/.loupe/'],
  transform: {},
  testSequencer: of('tools/testing/by-path.mjs'),
  testTimeout: 180_000,
};
