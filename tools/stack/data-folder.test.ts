import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'loupe-data-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('the data folder', () => {
  it('is made where there is none and found again', () => {
    const folder = join(parent, 'data');
    expect(openDataFolder(folder)).toBe(folder);
    expect(openDataFolder(folder)).toBe(folder);
  });

  it('of somebody else is refused in one sentence with the cure', () => {
    writeFileSync(join(parent, 'holiday.jpg'), '');
    expect(() => openDataFolder(parent)).toThrow(/holds files that are not Loupe's: set LOUPE_DATA/);
  });

  it('of another format is refused in one sentence with the cure', () => {
    writeFileSync(join(parent, 'loupe-data.json'), JSON.stringify({ format: 0 }));
    expect(() => openDataFolder(parent)).toThrow(/format 0 .* run "npm run reset"/);
  });

  it('that a start was killed in before it had made it is begun afresh; one that cannot be read is refused', () => {
    writeFileSync(join(parent, 'loupe-data.json.123'), '{"for');
    expect(openDataFolder(parent)).toBe(parent);
    writeFileSync(join(parent, 'loupe-data.json'), '{"for');
    expect(() => openDataFolder(parent)).toThrow(/cannot be read .*: run "npm run reset"/);
  });

  it('that is a file is refused in one sentence with the cure', () => {
    writeFileSync(join(parent, 'data'), '');
    expect(() => openDataFolder(join(parent, 'data'))).toThrow(/cannot be used \(.*\): set LOUPE_DATA/);
  });
});
