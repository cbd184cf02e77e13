import { answered, BOTH, failed, type MiniAnswer, type MiniPart, type MiniState } from './mini-state.ts';

export type MiniPorts = {
  get: () => MiniState;
  set: (state: MiniState) => void;
  /** One answer has both parts, so neither is asked for alone. */
  together: boolean;
  ask: (parts: readonly MiniPart[]) => Promise<MiniAnswer>;
  log: (text: string, error: unknown) => void;
};

/**
 * Asks for what the header shows, each part by one call at a time: who asks for what is already on its way waits for that
 * answer. A failure empties what was asked for (ER-06).
 */
export function createMiniLoader({ get, set, together, ask, log }: MiniPorts) {
  const underWay = new Map<MiniPart, Promise<void>>();

  async function askFor(parts: readonly MiniPart[]): Promise<void> {
    try {
      set(answered(get(), await ask(parts)));
    } catch (error) {
      set(failed(get(), parts));
      log('Something went wrong in the fetch', error);
    } finally {
      for (const part of parts) underWay.delete(part);
    }
  }

  async function refresh(wanted: readonly MiniPart[] = BOTH): Promise<void> {
    const parts = together ? BOTH : wanted;
    const fresh = parts.filter((part) => !underWay.has(part));
    if (fresh.length > 0) {
      const call = askFor(fresh);
      for (const part of fresh) underWay.set(part, call);
    }
    await Promise.all(parts.map((part) => underWay.get(part)));
  }

  return {
    refresh,
    /** Asks only for what is not there, or did not come the last time. */
    need: (part: MiniPart): Promise<void> =>
      get()[part] === undefined || get().failed[part] ? refresh([part]) : Promise.resolve(),
  };
}
