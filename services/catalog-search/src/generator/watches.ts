import { WATCH_STYLES } from './families.ts';
import { shopPrice } from './piece.ts';
import type { Piece } from './piece.ts';
import type { Random } from './random.ts';
import { BRANDS, DIALS, LINES, METALS } from './trade.ts';

const STRAPS = [
  'Steel 316L, three link',
  'Black calf',
  'Brown calf',
  'Tan calf',
  'Black natural rubber',
  'Navy calf',
  'Milanese mesh',
];

export function watchPiece(random: Random): Piece {
  const [style, [jeweller, boutique], usual] = random.weighted(WATCH_STYLES);
  const brand = random.pick(BRANDS.watch, 1.6);
  const line = random.pick(LINES, 2);
  const metal = random.weighted(METALS.case);
  const dialColour = random.pick(DIALS, 1.5);
  const isLadies = style === 'ladies watch';
  const caseSize = isLadies ? random.between(24, 34) : random.between(36, 45);
  const kind = random.weighted([
    ['Quartz', isLadies ? 70 : 30],
    ['Automatic', 55],
    ['Hand wound', 12],
  ] as const);
  const movement = style === 'chronograph' && kind !== 'Quartz' ? `${kind} chronograph` : kind;
  const factor = kind === 'Quartz' ? 0.35 : 1.4;
  const model = `${brand.slice(0, 2).toUpperCase()} ${random.between(1_000, 9_999)}.${dialColour.slice(0, 2).toUpperCase()}`;
  return {
    type: 'watch',
    gtm: 'Watches',
    brand,
    dialColour,
    caseSize,
    ringSizes: [],
    picture: 'watch-chronograph-black',
    name: `${line} ${style}, ${caseSize} mm, ${dialColour.toLowerCase()} dial, ${metal.short}`,
    description: `${line} is a ${kind.toLowerCase()} ${style} with a ${dialColour.toLowerCase()} dial. Timed in six positions before it leaves the bench, and serviced by us.`,
    gender: isLadies
      ? 'female'
      : random.weighted([
          ['male', 75],
          ['unisex', 25],
        ] as const),
    price: shopPrice(usual * factor * metal.worth * random.factor(1.9)),
    facts: [
      ['Reference', 'Number', model],
      ['Movement', 'Type', movement],
      ['Case', 'Metal', metal.fact],
      ['Case', 'Diameter', `${caseSize} mm`],
      ['Case', 'Crystal', random.pick(['Sapphire', 'Domed sapphire', 'Mineral'])],
      ['Case', 'Water resistance', `${random.pick(style === 'dive watch' ? [200, 300] : [30, 50, 100])} m`],
      ['Strap', 'Material', random.pick(STRAPS)],
    ],
    categories: [
      { site: 'beaverbrooks', key: jeweller },
      ...(random.chance(0.45) ? [{ site: 'loupe' as const, key: boutique }] : []),
    ],
  };
}
