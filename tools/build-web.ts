import { parseArgs } from 'node:util';
import { addAssets, buildWeb, STANDALONE } from './stack/web.ts';

/**
 * `node tools/build-web.ts [--with-assets-of <folder>]`: the storefronts' build alone, for an image, with the files that another release had
 * for browsers.
 */
const { values } = parseArgs({ options: { 'with-assets-of': { type: 'string' } } });
await buildWeb();
if (values['with-assets-of'] !== undefined) addAssets(values['with-assets-of'], STANDALONE);
