import { generatePrismaClients } from './stack/generated.ts';

/** `node tools/generate.ts`: what is generated and not committed, for a build that starts nothing. */
await generatePrismaClients();
