import type { Keys } from '../../keys.ts';
import type { MessageFault } from '../faults.ts';
import type { Message } from '../orders/store.ts';
import { sign } from '../signature.ts';

export interface Attempt {
  readonly at: string;
  /** HTTP status, or the error. */
  readonly result: number | string;
}

interface Options {
  readonly url: string;
  readonly keys: () => Keys;
  readonly now: () => Date;
  readonly onDelivered: (id: string) => Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const TIMEOUT_MS = 5_000;
const KEPT_ATTEMPTS = 20;

export type Sender = ReturnType<typeof createSender>;

/** Sends each message until it is answered with 200, doubling the pause after each failure. */
export function createSender({ url, keys, now, onDelivered }: Options) {
  const attempts = new Map<string, Attempt[]>();
  const tries = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  const groups = new Map<number, { message: Message; fault: MessageFault }[]>();
  /** Incremented when all messages are dropped, so that those in flight are not sent again. */
  let era = 0;

  async function post(message: Message, { unsigned, altered }: { unsigned: boolean; altered: boolean }) {
    const { 'webhook-signature': signature, ...named } = sign(message.id, message.text, keys(), now());
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...named,
          ...(unsigned ? {} : { 'webhook-signature': signature }),
        },
        body: altered ? otherByte(message.text) : message.text,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      return error instanceof Error
        ? ((error.cause as Error | undefined)?.message ?? error.message)
        : String(error);
    }
  }

  async function attempt(message: Message, fault: MessageFault | undefined): Promise<void> {
    const startedIn = era;
    const earlier = tries.get(message.id) ?? 0;
    tries.set(message.id, earlier + 1);
    const distorted = fault !== undefined && earlier < fault.attempts;
    const how = {
      unsigned: distorted && fault.unsigned === true,
      altered: distorted && fault.altered === true,
    };
    const copies = Array.from({ length: fault?.duplicate ?? 1 }, () => post(message, how));
    const results = await Promise.all(copies);
    if (startedIn !== era) return;
    const at = now().toISOString();
    attempts.set(
      message.id,
      [...(attempts.get(message.id) ?? []), ...results.map((result) => ({ at, result }))].slice(
        -KEPT_ATTEMPTS,
      ),
    );
    if (results.includes(200)) await onDelivered(message.id);
    else again(message, fault, Math.min(FIRST_PAUSE_MS * 2 ** earlier, LONGEST_PAUSE_MS));
  }

  function again(message: Message, fault: MessageFault | undefined, pauseMs: number): void {
    timers.set(
      message.id,
      setTimeout(() => {
        timers.delete(message.id);
        void attempt(message, fault);
      }, pauseMs),
    );
  }

  async function sendBackwards(group: { message: Message; fault: MessageFault }[]): Promise<void> {
    for (const { message, fault } of group.toReversed()) await attempt(message, fault);
  }

  return {
    /** Resolves when the first attempt has been answered, or deferred by a fault. */
    async send(message: Message, fault?: MessageFault): Promise<void> {
      if (fault?.reorder) {
        const group = [...(groups.get(fault.group) ?? []), { message, fault }];
        groups.set(fault.group, group);
        if (group.length < fault.groupSize) return;
        groups.delete(fault.group);
        await sendBackwards(group);
      } else if (fault?.delayMs) {
        again(message, fault, fault.delayMs);
      } else await attempt(message, fault);
    },
    attempts: (id: string): readonly Attempt[] => attempts.get(id) ?? [],
    /** Sends the messages held for reordering in their current order. */
    async release(): Promise<void> {
      const waiting = [...groups.values()].flat();
      groups.clear();
      for (const { message, fault } of waiting) await attempt(message, fault);
    },
    /** Schedules a retry of the message. */
    sendLater: (message: Message, pauseMs: number) => again(message, undefined, pauseMs),
    /** Drops all scheduled retries. */
    drop(): void {
      era += 1;
      timers.forEach((timer) => clearTimeout(timer));
      [timers, tries, attempts, groups].forEach((index) => index.clear());
    },
  };
}

/** Changes the case of the last letter of the body: the same length, but no longer the signed text. */
const otherByte = (text: string): string =>
  text.replace(/[a-z](?=[^a-z]*$)/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
