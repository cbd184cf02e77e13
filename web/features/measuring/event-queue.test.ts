import { describe, expect, it, jest } from '@jest/globals';
import { createEventQueue, type QueuePorts } from './event-queue.ts';
import type { SentEvent } from './sent-event.ts';

const view = (at: number): SentEvent => ({
  name: 'page_view',
  id: '11111111-1111-4111-8111-111111111111',
  at,
  path: '/',
  params: {},
});

function queueOf(post: QueuePorts['post'] = async () => undefined) {
  const page = { agrees: true };
  const posted = jest.fn(post);
  const turns: (() => void)[] = [];
  const queue = createEventQueue({
    mayMeasure: () => page.agrees,
    post: posted,
    later: (flush) => void turns.push(flush),
    visit: () => 'visit-1',
  });
  const turn = () => turns.splice(0).forEach((flush) => flush());
  const batches = () =>
    posted.mock.calls.map(([, { body, keepalive }]) => {
      const { events } = JSON.parse(String(body)) as { events: SentEvent[] };
      return [events.length, keepalive === true];
    });
  return { page, queue, turn, batches, posted };
}

describe('what a page sends', () => {
  it('is collected for one turn, in batches of twenty', () => {
    const { queue, turn, batches } = queueOf();
    for (let at = 0; at < 45; at++) queue.add(view(at));
    expect(batches()).toEqual([]);
    turn();
    expect(batches()).toEqual([
      [20, true],
      [20, true],
      [5, true],
    ]);
  });

  it('is asked for consent when it happens and when it is sent', () => {
    const { page, queue, turn, posted } = queueOf();
    queue.add(view(1));
    page.agrees = false;
    turn();
    queue.add(view(2));
    page.agrees = true;
    turn();
    queue.flush();
    expect(posted).not.toHaveBeenCalled();
  });

  it('is sent once more without keepalive where the browser refuses that, and never fails a page', async () => {
    const { queue, batches } = queueOf(() => Promise.reject(new TypeError('blocked')));
    queue.add(view(1));
    queue.flush();
    await new Promise((done) => setImmediate(done));
    expect(batches()).toEqual([
      [1, true],
      [1, false],
    ]);
  });
});
