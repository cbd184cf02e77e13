import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ROOT } from './stack/services.ts';

/**
 * `node tools/subset-fonts.ts` writes web/styles/fonts: what the shops use of their fonts, as every page loads them before its first
 * text. Run it after an update of a font, or to add characters or weights.
 */
const TARGET = join(ROOT, 'web/styles/fonts');

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_none, at) => first + at));

/** Of the font's texts: copyright, licence and its address, which the licence asks to keep (OFL 1.1, 2). */
const LICENCE_TEXTS = [0, 13, 14];

/** Of the layout features those that styles use or that text always has: no small capitals, fractions or alternates. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'lnum', 'mark', 'mkmk', 'tnum'];

/** English, the names of Western Europe, and the signs of a shop; other characters are shown in the fallback font. */
const CHARACTERS = [
  between(0x20, 0x7e),
  between(0xa0, 0xff),
  ...['Œœ', '\u2009\u202f', '–—', '‘’“”•…′″', '€™', '←→', '−'],
].join('');

/** The lightest and the boldest that styles name. */
export const WEIGHTS = { min: 300, max: 600 } as const;

interface SubsetOf {
  readonly name: string;
  readonly source: string;
  readonly options: Parameters<typeof subsetFont>[2];
}

const FONTS: readonly SubsetOf[] = [
  {
    name: 'hanken-grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    options: { variationAxes: { wght: WEIGHTS } },
  },
  {
    name: 'libre-caslon-display',
    source: '@fontsource/libre-caslon-display/files/libre-caslon-display-latin-400-normal.woff2',
    options: {},
  },
];

/** @returns each file of web/styles/fonts with its bytes */
export const subsets = (): Promise<{ file: string; bytes: Buffer }[]> =>
  Promise.all(
    FONTS.map(async ({ name, source, options }) => ({
      file: join(TARGET, `${name}.woff2`),
      // Hinting helps small text on old Windows screens only, and is a third of the display font.
      bytes: await subsetFont(readFileSync(fileURLToPath(import.meta.resolve(source))), CHARACTERS, {
        ...({
          targetFormat: 'woff2',
          noHinting: true,
          keepFeatures: FEATURES,
          preserveNameIds: LICENCE_TEXTS,
        } as const),
        ...options,
      }),
    })),
  );

if (import.meta.main) {
  mkdirSync(TARGET, { recursive: true });
  for (const { file, bytes } of await subsets()) writeFileSync(file, bytes);
}
