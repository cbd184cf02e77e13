const UNITS_PER_MM = 8.4;
const CENTRE = { x: 330, y: 300 };

export type WatchMeasures = {
  /** Case diameter, lug to lug and lug width, in millimetres. */
  diameter: number;
  lugToLug: number;
  lugWidth: number;
};

function Dimension({
  line,
  text,
  x,
  y,
  turned = false,
}: {
  line: string;
  text: string;
  x: number;
  y: number;
  turned?: boolean;
}) {
  return (
    <>
      <path d={line} stroke="var(--brand)" strokeWidth="1.2" fill="none" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        fontSize="19"
        fill="var(--ink)"
        {...(turned ? { transform: `rotate(-90 ${x} ${y})` } : {})}
      >
        {text}
      </text>
    </>
  );
}

/** A watch in outline with its three measurements, all to one scale. */
export function WatchDrawing({ diameter, lugToLug, lugWidth }: WatchMeasures) {
  const { x, y } = CENTRE;
  const radius = (diameter * UNITS_PER_MM) / 2;
  const lug = (lugToLug * UNITS_PER_MM) / 2;
  const strap = (lugWidth * UNITS_PER_MM) / 2;
  const top = y - lug;
  const foot = y + lug;
  return (
    <svg
      viewBox="0 0 640 620"
      role="img"
      aria-label={`Drawing to scale: ${diameter} millimetres across, ${lugToLug} from lug to lug, ${lugWidth} between the lugs`}
      className="w-full"
    >
      <g fill="none" stroke="var(--control)" strokeWidth="1.4" strokeLinejoin="round">
        <path d={`M${x - strap} ${top + 6}V${top - 44}M${x + strap} ${top + 6}V${top - 44}`} />
        <path d={`M${x - strap} ${foot - 6}V${foot + 44}M${x + strap} ${foot - 6}V${foot + 44}`} />
        {[-1, 1].flatMap((side) =>
          [-1, 1].map((end) => (
            <path
              key={`${side}${end}`}
              d={`M${x + side * strap} ${y + end * (radius * 0.86)}V${y + end * lug}h${side * 17}L${x + side * (strap + 30)} ${y + end * (radius * 0.7)}`}
            />
          )),
        )}
        <path d={`M${x + radius} ${y - 14}h15v28h-15`} />
      </g>
      <circle cx={x} cy={y} r={radius} fill="var(--tint)" stroke="var(--ink)" strokeWidth="1.6" />
      <circle cx={x} cy={y} r={radius * 0.9} fill="none" stroke="var(--control)" />
      {Array.from({ length: 60 }, (_, minute) => (
        <path
          key={minute}
          d={`M${x} ${y - radius * 0.86}v${minute % 5 === 0 ? radius * 0.14 : radius * 0.04}`}
          stroke={minute % 5 === 0 ? 'var(--ink)' : 'var(--control)'}
          strokeWidth={minute % 5 === 0 ? 2.4 : 1}
          transform={`rotate(${minute * 6} ${x} ${y})`}
        />
      ))}
      <g stroke="var(--ink)" strokeLinecap="round">
        <path d={`M${x} ${y}v${-radius * 0.5}`} strokeWidth="4" transform={`rotate(-55 ${x} ${y})`} />
        <path d={`M${x} ${y}v${-radius * 0.76}`} strokeWidth="2.6" transform={`rotate(54 ${x} ${y})`} />
      </g>
      <path
        d={`M${x} ${y + radius * 0.18}v${-radius * 0.96}`}
        stroke="var(--brand)"
        transform={`rotate(205 ${x} ${y})`}
      />
      <circle cx={x} cy={y} r="5" fill="var(--ink)" />
      <Dimension
        line={`M${x - radius} ${y}V40M${x + radius} ${y}V40M${x - radius} 50H${x + radius}`}
        text={`${diameter}\u00a0mm`}
        x={x}
        y={34}
      />
      <Dimension
        line={`M${x - strap} ${top}H64M${x - strap} ${foot}H64M74 ${top}V${foot}`}
        text={`${lugToLug}\u00a0mm`}
        x={56}
        y={y}
        turned
      />
      <Dimension
        line={`M${x - strap} ${foot + 44}v26M${x + strap} ${foot + 44}v26M${x - strap} ${foot + 60}H${x + strap}`}
        text={`${lugWidth}\u00a0mm`}
        x={x}
        y={foot + 90}
      />
    </svg>
  );
}
