const METALS = ['var(--gold)', 'var(--white-gold)', 'var(--rose-gold)'];
const COLUMNS = [62, 166, 270, 374];
const ROWS = [82, 174, 266];
/** Index of the empty place. */
const EMPTY = 6;

/** A ring tray with one empty place, in the colours of the beaverbrooks theme. */
export function Tray() {
  return (
    <svg viewBox="0 0 520 420" aria-hidden="true" className="w-full max-lg:max-w-96">
      <rect x="20" y="40" width="480" height="340" fill="var(--deep)" />
      <rect x="40" y="60" width="440" height="300" fill="var(--velvet)" />
      {ROWS.flatMap((y, row) =>
        COLUMNS.map((x, column) => {
          const place = row * COLUMNS.length + column;
          return (
            <g key={place} transform={`translate(${x} ${y})`}>
              <rect width="84" height="72" fill={place === EMPTY ? 'var(--deep)' : 'var(--velvet-raised)'} />
              <path d="M10 36h64" stroke="var(--velvet-slit)" strokeWidth="5" />
              {place === EMPTY ? null : (
                <>
                  <circle
                    cx="42"
                    cy="34"
                    r="17"
                    fill="none"
                    stroke={METALS[place % METALS.length]}
                    strokeWidth="4"
                  />
                  <path d="m42 6 8 6-8 9-8-9Z" fill="var(--ground)" />
                </>
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
