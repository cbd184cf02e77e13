import type { Gender } from '../domain/product/product-type.ts';
import type { ProductType } from '../domain/product/product-type.ts';
import { BRANDS } from './trade.ts';
import type { Weighted } from './random.ts';

export interface Family {
  readonly type: ProductType;
  readonly noun: string;
  readonly gtm: string;
  /** Styles with the category of each. */
  readonly styles: Weighted<readonly [style: string, category: string]>;
  readonly brands: readonly string[];
  readonly metals: 'fine' | 'every';
  /** Share with a stone. */
  readonly stones: number;
  readonly genders: Weighted<Gender>;
  /** Pence of a usual piece in silver without a stone. */
  readonly price: number;
  readonly picture: string;
}

const WOMEN: Weighted<Gender> = [
  ['female', 90],
  ['unisex', 7],
  ['children', 3],
];
const MEN: Weighted<Gender> = [
  ['male', 88],
  ['unisex', 12],
];

export const FAMILIES: Weighted<Family> = [
  [
    {
      type: 'ring',
      noun: 'engagement ring',
      gtm: 'Rings',
      brands: BRANDS.fine,
      metals: 'fine',
      stones: 1,
      genders: WOMEN,
      price: 19_000,
      picture: 'ring-solitaire-round-platinum',
      styles: [
        [['solitaire', 'solitaire-rings'], 42],
        [['halo', 'halo-rings'], 26],
        [['trilogy', 'trilogy-rings'], 16],
        [['cluster', 'coloured-stone-rings'], 16],
      ],
    },
    12,
  ],
  [
    {
      type: 'ring',
      noun: 'wedding ring',
      gtm: 'Rings',
      brands: BRANDS.fine,
      metals: 'fine',
      stones: 0.15,
      genders: [
        ['male', 50],
        ['female', 50],
      ],
      price: 8_500,
      picture: 'ring-eternity-white',
      styles: [
        [['court', 'wedding-rings-women'], 30],
        [['flat court', 'wedding-rings-men'], 30],
        [['D-shape', 'wedding-rings-women'], 20],
        [['bevelled', 'wedding-rings-men'], 20],
      ],
    },
    7,
  ],
  [
    {
      type: 'ring',
      noun: 'ring',
      gtm: 'Rings',
      brands: BRANDS.fashion,
      metals: 'every',
      stones: 0.7,
      genders: WOMEN,
      price: 6_500,
      picture: 'ring-eternity-yellow',
      styles: [
        [['eternity', 'eternity-rings'], 26],
        [['dress', 'gemstone-rings'], 26],
        [['stacking', 'gemstone-rings'], 24],
        [['signet', 'signet-rings'], 14],
        [['crossover', 'eternity-rings'], 10],
      ],
    },
    14,
  ],
  [
    {
      type: 'neckwear',
      noun: 'necklace',
      gtm: 'Necklaces',
      brands: BRANDS.fashion,
      metals: 'every',
      stones: 0.6,
      genders: WOMEN,
      price: 7_000,
      picture: 'necklace-pearl-strand',
      styles: [
        [['solitaire pendant', 'diamond-necklaces'], 20],
        [['heart pendant', 'gold-necklaces'], 16],
        [['halo pendant', 'gemstone-necklaces'], 15],
        [['cross pendant', 'silver-necklaces'], 9],
        [['locket', 'silver-necklaces'], 8],
        [['initial pendant', 'gold-necklaces'], 10],
        [['pearl', 'pearl-necklaces'], 10],
        [['belcher chain', 'gold-necklaces'], 12],
      ],
    },
    19,
  ],
  [
    {
      type: 'earrings',
      noun: 'earrings',
      gtm: 'Earrings',
      brands: BRANDS.fashion,
      metals: 'every',
      stones: 0.6,
      genders: WOMEN,
      price: 5_000,
      picture: 'earrings-hoop-gold',
      styles: [
        [['stud', 'stud-earrings'], 38],
        [['hoop', 'hoop-earrings'], 27],
        [['drop', 'drop-earrings'], 20],
        [['pearl stud', 'pearl-earrings'], 8],
        [['cluster', 'gemstone-earrings'], 7],
      ],
    },
    19,
  ],
  [
    {
      type: 'wrist-wear',
      noun: 'bracelet',
      gtm: 'Bracelets',
      brands: BRANDS.fashion,
      metals: 'every',
      stones: 0.4,
      genders: WOMEN,
      price: 9_000,
      picture: 'bracelet-tennis',
      styles: [
        [['tennis', 'tennis-bracelets'], 24],
        [['bangle', 'bangles'], 26],
        [['curb chain', 'chain-bracelets'], 28],
        [['charm', 'chain-bracelets'], 12],
        [['line', 'gemstone-bracelets'], 10],
      ],
    },
    12,
  ],
  [
    {
      type: 'cufflinks',
      noun: 'cufflinks',
      gtm: 'Cufflinks',
      brands: BRANDS.men,
      metals: 'every',
      stones: 0.1,
      genders: MEN,
      price: 8_000,
      picture: 'cufflinks-oval-silver',
      styles: [
        [['oval', 'cufflinks'], 30],
        [['knot', 'cufflinks'], 30],
        [['engraved', 'cufflinks'], 40],
      ],
    },
    4,
  ],
];

/** Of all products; the rest is jewellery. */
export const WATCH_SHARE = 0.13;
export const WATCH_STYLES: Weighted<
  readonly [style: string, categories: readonly [string, string], price: number]
> = [
  [['chronograph', ['mens-watches', 'chronographs'], 85_000], 28],
  [['dive watch', ['divers-watches', 'dive-watches'], 75_000], 20],
  [['dress watch', ['mens-watches', 'dress-watches'], 60_000], 18],
  [['field watch', ['mens-watches', 'field-watches'], 40_000], 14],
  [['ladies watch', ['ladies-watches', 'ladies-watches'], 45_000], 20],
];
