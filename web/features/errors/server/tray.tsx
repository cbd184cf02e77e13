const METALS = ['#e2c06a', '#d9dce0', '#dfa58f'];
const COLUMNS = [62, 166, 270, 374];
const ROWS = [82, 174, 266];
/** The place whose ring has gone. */
const EMPTY = 6;

/** A ring tray with one place empty. Its velvet and metals belong to the drawing, not to a theme. */
export function Tray() {
  return (
    <svg viewBox="0 0 520 420" aria-hidden="true" className="w-full max-lg:max-w-96">
      <rect x="20" y="40" width="480" height="340" fill="#3f121c" />
      <rect x="40" y="60" width="440" height="300" fill="#541b27" />
      {ROWS.flatMap((y, row) =>
        COLUMNS.map((x, column) => {
          const place = row * COLUMNS.length + column;
          return (
            <g key={place} transform={`translate(${x} ${y})`}>
              <rect width="84" height="72" fill={place === EMPTY ? '#3f121c' : '#6a2632'} />
              <path d="M10 36h64" stroke="#2c0b13" strokeWidth="5" />
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
                  <path d="m42 6 8 6-8 9-8-9Z" fill="#fff" />
                </>
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
