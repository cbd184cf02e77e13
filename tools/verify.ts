import { generatePrismaClients } from './stack/generated.ts';
import { runChecks } from './testing/checks.ts';

/** The quick gate before a commit: everything that needs no server. */
await generatePrismaClients();
const outcomes = await runChecks();
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
