import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { AB_GROUPS } from './operations.ts';

interface AbGroup {
  readonly code: string;
  readonly weight: number;
}

/** GET /api/v1/abgroups: the shop's A/B groups with their weights (RE-01). */
export const abGroups =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { abGroups: groups } = await requireFromGraph<{ abGroups: readonly AbGroup[] }>(
      request,
      response,
      { query: AB_GROUPS },
      ports,
    );
    response.json(groups);
  };
