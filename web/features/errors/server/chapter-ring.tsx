const MINUTES = 60;
/** Index of the missing marker. */
const MISSING = 10;

/** A dial's minute track with one marker missing. */
export function ChapterRing() {
  return (
    <svg
      viewBox="0 0 420 420"
      aria-hidden="true"
      className="w-full max-lg:max-w-96"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="210" cy="210" r="206" stroke="var(--line)" />
      {Array.from({ length: MINUTES }, (_, minute) => {
        const hour = minute % 5 === 0;
        if (minute === MISSING) {
          return (
            <circle
              key={minute}
              cx="210"
              cy="44"
              r="9"
              stroke="var(--brand)"
              transform={`rotate(${minute * 6} 210 210)`}
            />
          );
        }
        return (
          <path
            key={minute}
            d={hour ? 'M210 16v48' : 'M210 16v14'}
            strokeWidth={hour ? 5 : 1}
            stroke={hour ? 'var(--ink)' : 'var(--control)'}
            transform={`rotate(${minute * 6} 210 210)`}
          />
        );
      })}
      <path d="M210 210 118 122" strokeWidth="6" stroke="var(--ink)" />
      <path d="M210 210 352 128" strokeWidth="4" stroke="var(--ink)" />
      <path d="M210 238v-176" strokeWidth="1.4" stroke="var(--brand)" transform="rotate(205 210 210)" />
      <circle cx="210" cy="210" r="7" fill="var(--ground)" strokeWidth="3" stroke="var(--ink)" />
    </svg>
  );
}
