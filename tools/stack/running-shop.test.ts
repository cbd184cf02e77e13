import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberChild } from './orphans.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { findRunningShop, rememberPortBase } from './running-shop.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-shop-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A shop whose supervisor is this process. */
function runShop(portBase: number): void {
  rememberChild(folder, 'supervisor', process.pid);
  rememberPortBase(folder, portBase);
}

describe('the shop that a command uses', () => {
  it('is found by its folder, whatever its ports are', () => {
    runShop(26_000);
    expect(findRunningShop({ LOUPE_DATA: folder })).toMatchObject({
      ports: { web: 26_000 },
      adminUrl: 'postgresql://postgres:postgres@127.0.0.1:26032/loupe',
      kafkaBrokers: '127.0.0.1:26092',
    });
  });

  it('is never another shop on this machine', () => {
    runShop(26_000);
    const find = () => findRunningShop({ LOUPE_DATA: folder, LOUPE_PORT_BASE: '3000' });
    expect(find).toThrow(PrerequisiteError);
    expect(find).toThrow(/runs at LOUPE_PORT_BASE=26000, not 3000: leave that out/);
  });

  it('must be running', () => {
    expect(() => findRunningShop({ LOUPE_DATA: folder })).toThrow(/No shop runs from .*: "npm start" it/);
  });
});
