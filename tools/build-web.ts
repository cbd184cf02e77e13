import { buildWeb } from './stack/web.ts';

/** `node tools/build-web.ts`: the storefronts' build alone, for an image. */
await buildWeb();
