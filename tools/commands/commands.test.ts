import { describe, expect, it } from '@jest/globals';
import { AREAS } from './areas.ts';
import { findCommands } from './find-commands.ts';
import { helpOf } from './help-of.ts';
import { pageOf } from './page.ts';

const RUN = [
  { title: 'Run', commands: { 'npm start': 'starts it', 'npm run dev': 'restarts what you edit' } },
];
const SCRIPTS = {
  start: 'node tools/bootstrap.mjs tools/start.ts',
  dev: 'node tools/bootstrap.mjs tools/start.ts --watch',
};

describe('the list of commands', () => {
  it('has every script of package.json, and its program is there', () => {
    const programs = findCommands(AREAS).flatMap(({ commands }) =>
      commands.flatMap(({ program }) => program ?? []),
    );
    expect(programs.length).toBeGreaterThan(40);
  });

  it('refuses a script without a line, a line without a script, and a command in two areas', () => {
    expect(() =>
      findCommands(RUN, { ...SCRIPTS, stock: 'node tools/bootstrap.mjs operations/stock.ts' }),
    ).toThrow('lacks stock');
    expect(() => findCommands(RUN, { start: SCRIPTS.start })).toThrow('no script for "npm run dev"');
    expect(() => findCommands([...RUN, ...RUN], SCRIPTS)).toThrow('"npm start" twice');
  });

  it('quotes the help of a program once and links to it from each command that runs it', () => {
    const page = pageOf(findCommands(RUN, SCRIPTS), new Map([['tools/start.ts', 'LOUPE_DATA  data folder']]));
    expect(page).toContain('- [`npm start`](#npm-start): starts it\n- [`npm run dev`](#npm-start): restarts');
    expect(page.match(/LOUPE_DATA {2}data folder/g)).toHaveLength(1);
  });

  it('never starts a program that would do its work when it is asked for help', async () => {
    await expect(helpOf(['operations/prepare.ts'])).rejects.toThrow('No help in operations/prepare.ts');
  });

  it('takes the help from the program itself', async () => {
    const helps = await helpOf(['tools/reset.ts']);
    expect(helps.get('tools/reset.ts')).toContain('deletes orders, carts');
  });
});
