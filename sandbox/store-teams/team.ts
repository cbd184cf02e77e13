import type { Answer, Till } from './till.ts';

/** Recorded with all that the sandbox does. */
export const BY = ['--by', 'the sandbox'] as const;

/** A reservation that a store has to answer or has laid aside. */
export interface Row {
  readonly number: string;
  readonly store: string;
  readonly state: string;
  readonly askedAt: Date;
  readonly sku: string;
  readonly name: string;
}

/** What somebody presses on the page. */
export const ACTS = {
  accept: ['accept'],
  decline: ['decline', '--reason', 'not-found'],
  extend: ['extend'],
  collected: ['hand-over', '--id-seen', 'a passport', '--receipt', 'sandbox'],
  release: ['release', '--reason', 'not-wanted'],
} as const;
export type Act = keyof typeof ACTS;

export interface TeamOptions {
  readonly till: Pick<Till, 'ask'>;
  readonly count: () => Promise<void>;
  readonly answerAfterSeconds: number;
  readonly now: () => Date;
}

export interface Team {
  waiting(): Promise<Row[]>;
  act(number: string, act: Act): Promise<Answer>;
  /** Accepts what has waited long enough, and counts once on each new day. */
  work(): Promise<void>;
}

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The people of all stores. The shop's seed has counted their stock today. */
export function createTeam({ till, count, answerAfterSeconds, now }: TeamOptions): Team {
  let countedOn = londonDay.format(now());

  const waiting = async () => readRows((await till.ask('waiting')).text);

  const act = (number: string, what: Act) => {
    const [command, ...more] = ACTS[what];
    return till.ask(command, number, ...more, ...BY);
  };

  async function work(): Promise<void> {
    const today = londonDay.format(now());
    if (today !== countedOn) {
      await count();
      countedOn = today;
    }
    if (answerAfterSeconds === 0) return;
    const since = now().getTime() - answerAfterSeconds * 1_000;
    for (const { number, state, askedAt } of await waiting())
      if (state === 'NEW' && askedAt.getTime() <= since) await act(number, 'accept');
  }

  return { waiting, act, work };
}

const readRows = (text: string): Row[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [number = '', store = '', state = '', askedAt = '', sku = '', name = ''] = line.split('\t');
      return { number, store, state, askedAt: new Date(askedAt), sku, name };
    });
