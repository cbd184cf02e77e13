import type * as z from 'zod/mini';
import { PLAN_REPORTS } from '../../measuring/plan-reports.ts';
import { jsonIn } from '../../../lib/json-in.ts';
import { measuringRoute, type RoutePorts } from '../../measuring/measuring-route.ts';

const Viewed = PLAN_REPORTS.viewed_together.params;

export type ViewedPorts = Omit<RoutePorts, 'url'> & {
  /** Tells the catalogue. */
  readonly count: (headers: Headers, viewed: z.infer<typeof Viewed>) => Promise<unknown>;
  readonly log: (message: string, fields: { why: string }) => void;
};

/**
 * QY-09: counts that two products were looked at one after the other, for visitors who agree to statistics, never for bots and editors. Sent
 * without their cookies: only the network reaches the catalogue, for its limits.
 * @returns the status of the answer
 */
export const createViewedCounter = (ports: ViewedPorts): ((request: Request) => Promise<number>) =>
  measuringRoute(
    ports,
    (body) => Viewed.safeParse(jsonIn(body)).data ?? null,
    async (headers, viewed) => {
      const anonymous = new Headers(headers);
      anonymous.delete('cookie');
      try {
        await ports.count(anonymous, viewed);
        return 204;
      } catch (error) {
        ports.log('A view was not counted.', { why: String(error) });
        return 502;
      }
    },
  );
