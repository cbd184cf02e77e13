const FIVE = [0, 1, 2, 3, 4].map((at) => at * 24);
const STAR = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z';

/** @param rating 0 to 5; parts of a star are drawn */
export function Stars({ rating }: { rating: number }) {
  const stars = FIVE.map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />);
  return (
    <svg role="img" aria-label={`${rating} of 5 stars`} viewBox="0 0 120 24" className="h-5 w-25">
      <g fill="none" stroke="currentColor">
        {stars}
      </g>
      {/* An inner picture shows nothing beyond its width. */}
      <svg width={24 * rating} height="24" fill="currentColor">
        {stars}
      </svg>
    </svg>
  );
}
