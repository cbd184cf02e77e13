import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { CONFIGURATION, LAYOUT } from './operations.ts';

/** GET /api/v1/config: the shop's settings and limits that pages need (RE-01). */
export const siteConfiguration =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { siteConfiguration: answer } = await requireFromGraph<{ siteConfiguration: object }>(
      request,
      response,
      { query: CONFIGURATION },
      ports,
    );
    response.json(answer);
  };

/** GET /api/v2/nav/layout: the editors' four menus, and the categories that are shown under their entries (RE-01). */
export const navLayout =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { navigation, categories } = await requireFromGraph<{ navigation: object; categories: object[] }>(
      request,
      response,
      { query: LAYOUT },
      ports,
    );
    response.json({ ...navigation, categories });
  };
