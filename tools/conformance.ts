import { checkConformance } from './checks/conformance.ts';

// `npm run conformance` rewrites the column of tests in docs/conformance.md; with --check it only reports errors.
const faults = checkConformance({ write: !process.argv.includes('--check') });
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
