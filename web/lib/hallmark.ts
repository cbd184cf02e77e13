export type Fineness = 375 | 585 | 750 | 925 | 950;
export type Metal = 'yellow' | 'white' | 'rose' | 'platinum' | 'silver';
export type Hallmark = { fineness: Fineness; metal: Metal; name: string };

const MARKS: readonly { words: RegExp; fineness: Fineness }[] = [
  { words: /\bplatinum\b|\b950\b/i, fineness: 950 },
  { words: /\b18 ?ct\b|\b750\b/i, fineness: 750 },
  { words: /\b14 ?ct\b|\b585\b/i, fineness: 585 },
  { words: /\b9 ?ct\b|\b375\b/i, fineness: 375 },
  { words: /\bsilver\b|\b925\b/i, fineness: 925 },
];

/** The fineness mark of a piece, read from its metal text; null for steel and the like. */
export function hallmarkOf(metalText: string): Hallmark | null {
  const mark = MARKS.find(({ words }) => words.test(metalText));
  if (!mark) return null;
  const { fineness } = mark;
  const gold: Metal = /\brose\b/i.test(metalText)
    ? 'rose'
    : /\bwhite\b/i.test(metalText)
      ? 'white'
      : 'yellow';
  const metal = fineness === 950 ? 'platinum' : fineness === 925 ? 'silver' : gold;
  const name = {
    platinum: 'Platinum',
    silver: 'Silver',
    yellow: 'Yellow gold',
    white: 'White gold',
    rose: 'Rose gold',
  }[metal];
  return { fineness, metal, name: `${name} ${fineness}` };
}
