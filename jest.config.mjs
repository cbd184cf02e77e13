import { fileURLToPath } from 'node:url';

/** One config for every workspace: `npm run test:unit -w …` passes --rootDir. ESM, types stripped by swc. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '/.loupe/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  testSequencer: fileURLToPath(new URL('tools/testing/by-path.mjs', import.meta.url)),
  testTimeout: 180_000,
};
