import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// The CLI's native engine cannot be had from npm; the house has a stand-in (tools/prisma-engine).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
  new URL('../../tools/prisma-engine/schema-engine.mjs', import.meta.url),
);
process.env.CHECKPOINT_DISABLE ??= '1';
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= '1';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: {
    url:
      process.env.DATABASE_URL ??
      'postgresql://catalog_search:catalog_search@127.0.0.1:3032/loupe?schema=catalog_search',
  },
});
