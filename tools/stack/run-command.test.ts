import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseArgs } from 'node:util';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from './run-command.ts';

let said: string;
let codes: number[];
const exit = (code: number) => void codes.push(code);
beforeEach(() => {
  said = '';
  codes = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((said += String(text)), true));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a command', () => {
  it('ends with the exit code of its work', async () => {
    await runCommand(async () => 1, exit);
    expect([codes, said]).toEqual([[1], '']);
  });

  it.each<[string, () => number, string]>([
    [
      'no shop runs',
      () => {
        throw new PrerequisiteError('No shop runs.');
      },
      'No shop runs.\n',
    ],
    [
      'an option is unknown',
      () => Object.keys(parseArgs({ args: ['--foo'], options: {} })).length,
      "Unknown option '--foo'. See --help.\n",
    ],
  ])('prints one sentence and ends with exit code 2 if %s', async (_what, work, sentence) => {
    await runCommand(async () => work(), exit);
    expect([codes, said]).toEqual([[2], sentence]);
  });

  it('keeps the stack trace of a defect', async () => {
    await expect(runCommand(() => Promise.reject(new TypeError('undefined')), exit)).rejects.toThrow(
      TypeError,
    );
    expect(codes).toEqual([]);
  });
});
