import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { bothOrNeither } from './both-or-neither.ts';

const begun = () => {
  const begun = { stopped: 0, server: { stop: async () => void begun.stopped++ } };
  return begun;
};

const untilAborted = async (signal: AbortSignal): Promise<never> => {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
};

describe('Postgres and Kafka', () => {
  it('both start', async () => {
    const [postgres, kafka] = [begun(), begun()];
    const both = await bothOrNeither(undefined, { postgres: async () => postgres, kafka: async () => kafka });
    expect(both).toEqual({ postgres, kafka });
    expect([postgres.stopped, kafka.stopped]).toEqual([0, 0]);
  });

  it('when one fails, the other is stopped if it runs, and aborted if it is starting', async () => {
    const postgres = begun();
    const failure = new Error('no Java');
    const fails = async () => {
      throw failure;
    };
    await expect(bothOrNeither(undefined, { postgres: async () => postgres, kafka: fails })).rejects.toBe(
      failure,
    );
    expect(postgres.stopped).toBe(1);
    await expect(bothOrNeither(undefined, { postgres: untilAborted, kafka: fails })).rejects.toBe(failure);
  });

  it('both starts are aborted by the signal', async () => {
    const controller = new AbortController();
    const both = bothOrNeither(controller.signal, { postgres: untilAborted, kafka: untilAborted });
    const reason = new Error('stopped');
    controller.abort(reason);
    await expect(both).rejects.toBe(reason);
  });
});
