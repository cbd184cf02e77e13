import type { Weighted } from './random.ts';

export interface Metal {
  /** As a specification names it. */
  readonly fact: string;
  /** As a product's name ends. */
  readonly short: string;
  /** Times the price of silver. */
  readonly worth: number;
}

const metal = (fact: string, short: string, worth: number): Metal => ({ fact, short, worth });
export const METALS: Readonly<Record<'fine' | 'every' | 'case', Weighted<Metal>>> = {
  fine: [
    [metal('Platinum 950', 'platinum', 11), 26],
    [metal('White gold 750, rhodium plated', '18ct white gold', 9), 22],
    [metal('Yellow gold 750', '18ct gold', 9), 22],
    [metal('Rose gold 750', '18ct rose gold', 9), 8],
    [metal('Yellow gold 375', '9ct gold', 5), 12],
    [metal('White gold 375, rhodium plated', '9ct white gold', 5), 10],
  ],
  every: [
    [metal('Silver 925', 'silver', 1), 34],
    [metal('Yellow gold 375', '9ct gold', 5), 20],
    [metal('Silver 925, gilded 2 microns', 'gold plated', 1.3), 11],
    [metal('Yellow gold 750', '18ct gold', 9), 9],
    [metal('White gold 375, rhodium plated', '9ct white gold', 5), 8],
    [metal('Rose gold 375', '9ct rose gold', 5), 7],
    [metal('White gold 750, rhodium plated', '18ct white gold', 9), 6],
    [metal('Platinum 950', 'platinum', 11), 2],
    [metal('Stainless steel 316L', 'steel', 0.8), 3],
  ],
  case: [
    [metal('Steel 316L', 'steel', 1), 70],
    [metal('Steel 316L, rose gold PVD', 'rose gold tone', 1.1), 9],
    [metal('Steel 316L, yellow gold PVD', 'gold tone', 1.1), 8],
    [metal('Titanium grade 5', 'titanium', 1.4), 6],
    [metal('Yellow gold 750', '18ct gold', 9), 4],
    [metal('Black ceramic', 'black ceramic', 1.8), 3],
  ],
};

export const STONES: Weighted<readonly [name: string, worth: number]> = [
  [['Diamond', 6], 46],
  [['Sapphire', 4], 11],
  [['Ruby', 4.2], 6],
  [['Emerald', 4], 6],
  [['Cubic zirconia', 1], 7],
  [['Amethyst', 1.6], 4],
  [['Aquamarine', 2.4], 4],
  [['Blue topaz', 1.5], 4],
  [['Opal', 1.8], 3],
  [['Garnet', 1.5], 3],
  [['Morganite', 2.4], 2],
  [['Tanzanite', 3], 2],
  [['Peridot', 1.6], 2],
];

export const CUTS: Weighted<string> = [
  ['Round', 48],
  ['Oval', 16],
  ['Princess', 8],
  ['Pear', 8],
  ['Cushion', 7],
  ['Emerald cut', 7],
  ['Marquise', 4],
  ['Asscher', 2],
];

/** Brands by what they make; the first are the large ones. */
export const BRANDS = {
  fine: [
    'Beaverbrooks',
    'Aldous & Wray',
    'Hazelwick',
    'Fenwick Marsh',
    'Calder & Rye',
    'Maison Orrin',
    'Thorne of Hatton',
  ],
  fashion: [
    'Lune',
    'Mereside',
    'Beaverbrooks',
    'Isolene',
    'Corrie',
    'Pip & Finch',
    'Solace',
    'Wilder North',
    'Nell Arden',
    'Halcyon',
  ],
  watch: [
    'Kestrel',
    'Tarn',
    'Halden',
    'Alderwyn',
    'Corvane',
    'Tidemarr',
    'Ninebark',
    'Isolene',
    'Brackley',
    'Meridian Works',
    'Ostler',
    'Penhale',
  ],
  men: ['Strand & Son', 'Fenwick Marsh', 'Beaverbrooks', 'Corrie', 'Ostler'],
} as const;

/** Names of lines: every brand has some of them. */
const FIRST =
  'Ar Bel Cal Dun El Fen Gar Hal Isl Kel Lin Mar Nor Or Pen Quen Ros Sel Tam Ul Ver Win Yar Zel Ash Bran Cor Der Esk Far'.split(
    ' ',
  );
const LAST =
  'by combe dale don field ford ham ia ine kirk la leigh low mere nell ness ora ow ra rick ston tide vale wick wyn'.split(
    ' ',
  );
export const LINES: readonly string[] = FIRST.flatMap((first) => LAST.map((last) => first + last));

export const DIALS = [
  'Black',
  'White',
  'Navy',
  'Silver',
  'Blue',
  'Green',
  'Champagne',
  'Grey',
  'Ivory',
  'Mother-of-pearl',
  'Burgundy',
  'Salmon',
];
export const RING_LETTERS = ['H', 'I', 'J', 'K', 'L', 'LH', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V'];
