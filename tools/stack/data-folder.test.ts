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
  it('is created if it is missing, and found again', () => {
    const folder = join(parent, 'data');
    expect(openDataFolder(folder)).toBe(folder);
    expect(openDataFolder(folder)).toBe(folder);
  });

  it('with other files is an error in one sentence that says what to do', () => {
    writeFileSync(join(parent, 'holiday.jpg'), '');
    expect(() => openDataFolder(parent)).toThrow(/contains files that are not Loupe's: set LOUPE_DATA/);
  });

  it('of another format is an error in one sentence that says what to do', () => {
    writeFileSync(join(parent, 'loupe-data.json'), JSON.stringify({ format: 0 }));
    expect(() => openDataFolder(parent)).toThrow(/format 0 .* run "npm run reset"/);
  });

  it('that is incomplete because a start was killed is created again; with an unreadable marker it is an error', () => {
    writeFileSync(join(parent, 'loupe-data.json.123'), '{"for');
    expect(openDataFolder(parent)).toBe(parent);
    writeFileSync(join(parent, 'loupe-data.json'), '{"for');
    expect(() => openDataFolder(parent)).toThrow(/cannot be read .*: run "npm run reset"/);
  });

  it('that is a file is an error in one sentence that says what to do', () => {
    writeFileSync(join(parent, 'data'), '');
    expect(() => openDataFolder(join(parent, 'data'))).toThrow(/cannot be used \(.*\): set LOUPE_DATA/);
  });
});
