import { generatePrismaClients } from './stack/generated.ts';
import { CHECKS, runCheck } from './testing/checks.ts';

/** The quick gate before a commit: everything that needs no server. */
await generatePrismaClients();
let failed = 0;
for (const check of CHECKS) {
  const passed = await runCheck(check);
  process.stderr.write(`  ${passed ? '✓' : '✗'} ${check.name}\n`);
  if (!passed) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
