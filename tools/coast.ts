import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEIGHT, positionOf, WIDTH } from '../web/features/stores/dots.ts';
import { ROOT } from './stack/services.ts';

/**
 * `node tools/coast.ts` writes web/features/stores/coast.ts: the coast behind the stores of the finder, cut from Natural Earth's
 * land (public domain, scale 1:10 million, in the package world-atlas) and simplified. Run it after a change of the map's bounds.
 */
const SOURCE = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'));
const TARGET = join(ROOT, 'web/features/stores/coast.ts');
/** Pixels by which a simplified line may differ. */
const TOLERANCE = 0.7;
/** Square pixels of the smallest island. */
const SMALLEST = 4;
/** Pixels around the map; what lies further out is not seen. */
const AROUND = 12;

type Point = readonly [x: number, y: number];
interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[];
    };
  };
}

/** @returns the path of all islands on the map, in its pixels */
export function coastPath(): string {
  const topology = JSON.parse(readFileSync(SOURCE, 'utf8')) as Topology;
  const outlines = topology.objects.land.geometries.flatMap(({ arcs }) => arcs.map(([outline]) => outline!));
  return outlines
    .map((arcs) => arcs.flatMap((arc) => pointsOf(topology, arc)))
    .filter(isIsland)
    .map((ring) => simplified(ring.map(([longitude, latitude]) => cut(positionOf({ longitude, latitude })))))
    .filter((ring) => ring.length > 3 && areaOf(ring) >= SMALLEST)
    .map(pathOf)
    .join('');
}

/** Arcs hold steps in whole numbers; a negative number is an arc backwards (TopoJSON 2.1.4). */
function pointsOf({ arcs, transform }: Topology, index: number): Point[] {
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  const points = arcs[index < 0 ? ~index : index]!.map(([stepX, stepY]): Point => {
    [x, y] = [x + stepX, y + stepY];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return index < 0 ? points.reverse() : points;
}

/** Of Great Britain, Ireland and what lies around them, but not the continent. */
const isIsland = (ring: readonly Point[]): boolean =>
  ring.every(
    ([longitude, latitude]) => longitude > -11 && longitude < 2.2 && latitude > 49.8 && latitude < 61,
  );

const cut = ({ x, y }: { x: number; y: number }): Point => [
  Math.min(WIDTH + AROUND, Math.max(-AROUND, x)),
  Math.min(HEIGHT + AROUND, Math.max(-AROUND, y)),
];

/** Ramer, Douglas and Peucker: a point stays when it is further than TOLERANCE from the line without it. */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  let furthest = { index: 0, distance: 0 };
  points.forEach((point, index) => {
    const distance = distanceOf(point, first, last);
    if (distance > furthest.distance) furthest = { index, distance };
  });
  if (furthest.distance <= TOLERANCE) return [first, last];
  const before = simplified(points.slice(0, furthest.index + 1));
  return [...before.slice(0, -1), ...simplified(points.slice(furthest.index))];
}

function distanceOf([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

function areaOf(ring: readonly Point[]): number {
  const parts = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return x * nextY - nextX * y;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}

/** Steps in tenths of a pixel, from the point before as it is drawn. */
function pathOf(ring: readonly Point[]): string {
  const points = ring.slice(0, -1).map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return `${(x - beforeX) / 10} ${(y - beforeY) / 10}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`.replaceAll(' -', '-').replaceAll(/(?<!\d)0\./g, '.');
}

const text = `/** Written by tools/coast.ts from Natural Earth's land (public domain): the islands behind the stores of the map. */
export const COAST =
  '${coastPath()}';
`;
if (import.meta.main) writeFileSync(TARGET, text);
