/** The outline stands for the metal: cut corners for gold, the house shape for platinum, the oval for silver. */
const OUTLINES: Record<Fineness, string> = {
  950: 'M5 10 19 2.5 33 10v13.5H5Z',
  925: 'M19 3.5c8.6 0 14 4 14 9.5s-5.4 9.500-14 9.500S5 18.500 5 13s5.400-9.500 14-9.500Z',
  750: 'M8 4.5h22l6 5v7l-6 5H8l-6-5v-7Z',
  585: 'M8 4.5h22l6 5v7l-6 5H8l-6-5v-7Z',
  375: 'M8 4.5h22l6 5v7l-6 5H8l-6-5v-7Z',
};

/** The metals' colours, the same in all themes. */
const FILLS: Record<Metal, { from: string; to: string; edge: string }> = {
  yellow: { from: '#fbe9b0', to: '#d9ae4a', edge: '#8a6a1c' },
  white: { from: '#ffffff', to: '#cfd2d6', edge: '#6f7277' },
  platinum: { from: '#ffffff', to: '#cfd2d6', edge: '#6f7277' },
  silver: { from: '#ffffff', to: '#cfd2d6', edge: '#6f7277' },
  rose: { from: '#fbe3d8', to: '#dba18b', edge: '#8d5a45' },
};

function initials(brand: string): string {
  return brand
    .split(/\s+/)
    .map((word) => (word === '&' ? '&' : word.charAt(0)))
    .join('')
    .slice(0, 3);
}

/** A ring's hallmarks: fineness in its real outline, and the maker's mark. */
export function Hallmarks({ metal, brand }: { metal: string; brand: string }) {
  const mark = hallmarkOf(metal);
  if (!mark) return null;
  const { from, to, edge } = FILLS[mark.metal];
  return (
    <div className="mt-10">
      <p className="small soft">Struck into the metal</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <svg viewBox="0 0 38 26" className="h-9 w-13" aria-hidden="true">
          <defs>
            <linearGradient id="struck" x2="1" y2="1">
              <stop stopColor={from} />
              <stop offset="1" stopColor={to} />
            </linearGradient>
          </defs>
          <path d={OUTLINES[mark.fineness]} fill="url(#struck)" stroke={edge} />
          <text
            x="19"
            y={mark.fineness === 950 ? 19.5 : 16.2}
            textAnchor="middle"
            fontSize="8.5"
            fontWeight="600"
            fill="#231815"
          >
            {mark.fineness}
          </text>
        </svg>
        <svg viewBox="0 0 38 26" className="h-9 w-13" aria-hidden="true">
          <rect x="5" y="4" width="28" height="18" rx="9" fill="none" stroke={edge} />
          <text x="19" y="16.2" textAnchor="middle" fontSize="8.5" fontWeight="600" fill="currentColor">
            {initials(brand)}
          </text>
        </svg>
        <span className="small soft">
          {mark.name}, {brand}
        </span>
      </p>
    </div>
  );
}

type Fineness = 375 | 585 | 750 | 925 | 950;
type Metal = 'yellow' | 'white' | 'rose' | 'platinum' | 'silver';
type Hallmark = { fineness: Fineness; metal: Metal; name: string };

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
