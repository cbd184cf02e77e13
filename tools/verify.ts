import { generatePrismaClients } from './stack/generated.ts';
import { runChecks } from './testing/checks.ts';

/** The checks before a commit that need no server. */
await generatePrismaClients();
const failed = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
