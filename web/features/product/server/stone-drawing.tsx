import styles from './stone-drawing.module.css';

/** Millimetres are drawn at one scale throughout, so that stone and finger have true proportions. */
const UNITS_PER_MM = 7;

type StoneDrawingProps = {
  /** Width of the stone in millimetres. */
  width: number;
  /** As text, e.g. "0.70 ct round brilliant". */
  stone: string;
};

/** The stone on a finger of size L, to scale. */
export function StoneDrawing({ width, stone }: StoneDrawingProps) {
  const half = (width * UNITS_PER_MM) / 2;
  const label = `${width.toFixed(1)}\u00a0mm`;
  const table = half * 0.68;
  const depth = half * 1.02;
  return (
    <figure className={styles['figure']}>
      <svg
        viewBox="0 0 300 300"
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={`Drawing to scale: the stone measures ${label} across on a size L finger`}
      >
        <g fill="none" stroke="var(--control)" strokeWidth="1.3">
          <path d="M79 300C80 236 86 150 92 96c3-47 16-78 58-78s55 31 58 78c6 54 12 140 13 204" />
          <path d="M106 62c12-30 76-30 88 0v14c-14 14-74 14-88 0Z" />
          <path d="M85 214c26 17 104 17 130 0M84 232c28 17 104 17 132 0" />
        </g>
        <g
          transform="translate(150 220)"
          fill="var(--ground)"
          stroke="var(--ink)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        >
          <path d={`M${-table} ${-depth * 0.34}H${table}L${half} 0 0 ${depth} ${-half} 0Z`} />
          <path
            fill="none"
            d={`M${-half} 0H${half}M${-table} ${-depth * 0.34} ${-half * 0.36} 0 0 ${-depth * 0.34} ${half * 0.36} 0 ${table} ${-depth * 0.34}M${-half * 0.36} 0 0 ${depth} ${half * 0.36} 0`}
          />
        </g>
        <g stroke="var(--brand-text)" fill="none">
          <path d={`M${150 - half} 192H${150 + half}M${150 - half} 186v12M${150 + half} 186v12`} />
        </g>
      </svg>
      <figcaption>
        <p className="d3 num">{label}</p>
        <p className="small soft mt-2 max-w-52">{stone}, drawn to scale on a size&nbsp;L finger.</p>
      </figcaption>
    </figure>
  );
}
