import { generatePrismaClients } from './stack/generated.ts';

/** `node tools/generate.ts`: generates the code that is not committed, for builds of images. */
await generatePrismaClients();
