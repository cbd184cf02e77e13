import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { request } from 'undici';
import { ROOT } from '../../tools/stack/services.ts';
import { concurrently } from './concurrently.ts';

const WIDTH = 32;
const TIMES = 6_000;
const WARM_UP = 2_000;
const CONNECTIONS = 6;

/** The machine's current speed: it varies by up to half, so figures are compared as ratios to these. */
export interface MachineSpeed {
  /** Answers per second of a bare `node:http` server in another process. */
  readonly httpPerSecond: number;
  /** `SELECT 1` per second over 6 connections. */
  readonly selectPerSecond: number;
}

async function rate(task: () => Promise<unknown>): Promise<number> {
  const run = async () => void (await task());
  await concurrently(WARM_UP, WIDTH, run);
  const began = performance.now();
  await concurrently(TIMES, WIDTH, run);
  return Math.round(TIMES / ((performance.now() - began) / 1000));
}

async function httpRate(): Promise<number> {
  const server = spawn(process.execPath, [join(ROOT, 'proofs/bench/bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = (await once(createInterface(server.stdout), 'line')) as [string];
    const url = `http://127.0.0.1:${port}/graphql`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: '{ __typename }' });
    return await rate(async () => (await request(url, { method: 'POST', headers, body })).body.json());
  } finally {
    server.kill();
  }
}

async function selectRate(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  try {
    return await rate(() => pool.query('SELECT 1'));
  } finally {
    await pool.end();
  }
}

/** @param databaseUrl of the Postgres that the bench uses */
export async function machineSpeed(databaseUrl: string): Promise<MachineSpeed> {
  return { httpPerSecond: await httpRate(), selectPerSecond: await selectRate(databaseUrl) };
}

/**
 * Each rate divided by the machine's rate: SELECT for repositories, HTTP for all others. Each cost in milliseconds as the number of
 * bare HTTP answers that the machine sends in that time.
 */
export function ratiosOf(
  figures: object,
  { httpPerSecond, selectPerSecond }: MachineSpeed,
): Record<string, number> {
  const ratios: Record<string, number> = {};
  for (const [key, value] of Object.entries(figures)) {
    if (typeof value !== 'number') continue;
    if (key === 'repositoryPerSecond') ratios[key] = value / selectPerSecond;
    else if (/persecond$/i.test(key)) ratios[key] = value / httpPerSecond;
    else if (/ms/i.test(key)) ratios[key] = (value * httpPerSecond) / 1000;
  }
  return Object.fromEntries(
    Object.entries(ratios).map(([key, ratio]) => [key, Number(ratio.toPrecision(3))]),
  );
}
