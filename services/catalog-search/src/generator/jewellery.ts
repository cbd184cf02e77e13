import type { Family } from './families.ts';
import { shopPrice } from './piece.ts';
import type { Piece } from './piece.ts';
import type { Random } from './random.ts';
import { CUTS, LINES, METALS, RING_LETTERS, STONES } from './trade.ts';
import type { Metal } from './trade.ts';

/** A ring, a necklace, a pair of earrings, a bracelet or cufflinks. */
export function jewelleryPiece(random: Random, family: Family): Piece {
  const [style, category] = random.weighted(family.styles);
  const metal = random.weighted(METALS[family.metals]);
  const stone = stoneOf(random, family, style);
  const brand = random.pick(family.brands, 1.6);
  const line = random.pick(LINES, 1.3);
  const carats = stone === null || stone.name === 'Pearl' ? null : random.between(10, 250) / 100;
  const words = [
    line,
    carats ? stone?.cut.toLowerCase() : null,
    stone?.name.toLowerCase(),
    style,
    nounOf(family, style),
  ];
  const name = `${unique(words)}${carats ? `, ${carats.toFixed(2)}ct` : ''}, ${metal.short}`;
  const worth =
    family.price * metal.worth ** 0.9 * (1 + (stone?.worth ?? 0) * (carats ?? 0.4)) * random.factor(1.7);
  const price = shopPrice(worth);
  const isRing = family.type === 'ring';
  return {
    type: family.type,
    gtm: family.gtm,
    brand,
    name,
    price,
    picture: family.picture,
    description: describe(random, { line, style, metal, stone: stone?.name ?? null, noun: family.noun }),
    gender: category.endsWith('-men') ? 'male' : random.weighted(family.genders),
    dialColour: null,
    caseSize: null,
    ringSizes: isRing ? sizesOf(random) : [],
    facts: factsOf(random, metal, stone, carats),
    categories: [category, ...(price < 10_000 ? ['gifts-under-100'] : [])].map((key) => ({
      site: 'beaverbrooks',
      key,
    })),
  };
}

interface Stone {
  readonly name: string;
  readonly worth: number;
  readonly cut: string;
}

function stoneOf(random: Random, { stones }: Family, style: string): Stone | null {
  if (style.startsWith('pearl')) return { name: 'Pearl', worth: 1.5, cut: 'Round' };
  if (!random.chance(stones)) return null;
  const [name, worth] = random.weighted(STONES);
  return { name, worth, cut: random.weighted(CUTS) };
}

const nounOf = ({ noun }: Family, style: string): string =>
  /pendant|locket|bangle/.test(style) ? (style.includes('pendant') ? 'necklace' : '') : noun;

/** "pearl pearl stud" is pearl stud. */
function unique(words: readonly (string | null | undefined)[]): string {
  const all = words.filter(Boolean).join(' ').split(' ');
  return all.filter((word, at) => all.indexOf(word) === at).join(' ');
}

function sizesOf(random: Random): string[] {
  const from = random.between(0, 5);
  return RING_LETTERS.slice(from, from + random.between(3, 7));
}

function factsOf(random: Random, metal: Metal, stone: Stone | null, carats: number | null): Piece['facts'] {
  const facts: [string, string, string][] = [
    ['Metal', 'Metal', metal.fact],
    ['Metal', 'Weight', `${random.between(12, 140) / 10} g`],
    ['Metal', 'Hallmark', `${random.pick(['London', 'Birmingham', 'Edinburgh', 'Sheffield'])} Assay Office`],
  ];
  if (stone?.name === 'Pearl') facts.push(['Pearl', 'Type', 'Freshwater, cultured']);
  else if (stone?.name === 'Diamond') {
    facts.push(['Diamond', 'Cut', stone.cut], ['Diamond', 'Weight', `${carats?.toFixed(2)} ct in total`]);
    facts.push([
      'Diamond',
      'Colour and clarity',
      random.pick(['G, VS2', 'G, SI1', 'F, VS2', 'H, SI1', 'E, VS1']),
    ]);
  } else if (stone !== null) {
    facts.push(
      ['Stone', 'Gemstone', stone.name],
      ['Stone', 'Cut', stone.cut],
      ['Stone', 'Weight', `${carats?.toFixed(2)} ct`],
    );
  }
  return facts;
}

interface Described {
  readonly line: string;
  readonly style: string;
  readonly noun: string;
  readonly metal: Metal;
  readonly stone: string | null;
}

function describe(random: Random, { line, style, noun, metal, stone }: Described): string {
  const opening = random.pick([
    `From the ${line} line: a ${style} ${noun} finished by hand.`,
    `A ${style} design that is worn every day and looks new after years.`,
    `Slim in profile and light to wear, made in ${metal.short}.`,
    `A quiet piece with a clean outline, polished to a mirror.`,
  ]);
  const middle = stone
    ? random.pick([
        `The ${stone.toLowerCase()} is matched by eye.`,
        `Set low, so that it does not catch.`,
        `Claws are checked under a microscope.`,
      ])
    : random.pick([
        `The surface is satin with bright edges.`,
        `Hollow links keep the weight down.`,
        `Engraving is free.`,
      ]);
  return `${opening} ${middle} ${random.pick(['Boxed and ribboned.', 'Returns within 60 days.', 'Hallmarked in the UK.', 'Serviced in our own workshop.'])}`;
}
