import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { GLOBALS_MODULE } from './globals.ts';

/** Loaded before Jest: what the modules of test files need of Node, which strips types by itself. */
const GLOBALS_URL = `data:text/javascript,${encodeURIComponent(GLOBALS_MODULE)}`;

/** A component's classes are their own names. */
const CLASSES = 'export default new Proxy({}, { get: (_, name) => name });';

// With the same seed two runs make the same inputs, and as many assertions.
const seed = process.env['PROPERTY_SEED'];
if (seed !== undefined) (await import('fast-check')).configureGlobal({ seed: Number(seed) });

/** Next is a package without a map of exports, whose files Node finds by their whole name only. */
const withExtension = (specifier: string): string =>
  /^next\/[a-z-]+$/.test(specifier) ? `${specifier}.js` : specifier;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: GLOBALS_URL, shortCircuit: true }
      : next(withExtension(specifier), context),
  load(url, context, next) {
    if (/\.module\.css(?:\?|$)/.test(url)) return { format: 'module', source: CLASSES, shortCircuit: true };
    if (!/\.tsx(?:\?|$)/.test(url)) return next(url, context);
    const file = fileURLToPath(url);
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
