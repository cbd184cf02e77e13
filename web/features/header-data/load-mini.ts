import { failed } from './empty-mini.ts';
import { answered, type MiniAnswer, type MiniPart, type MiniState } from './mini-state.ts';

const BOTH: readonly MiniPart[] = ['bag', 'list'];

export type MiniPorts = {
  get: () => MiniState;
  set: (state: MiniState) => void;
  /** Whether one answer has both parts, so that neither is fetched alone. */
  together: boolean;
  ask: (parts: readonly MiniPart[]) => Promise<MiniAnswer>;
  tellConsole: (text: string, error: unknown) => void;
};

/**
 * Fetches the header's data, with one pending call per part: a second request for a part waits for the pending
 * answer. A failure empties the requested parts (ER-06).
 */
export function createMiniLoader({ get, set, together, ask, tellConsole }: MiniPorts) {
  const underWay = new Map<MiniPart, Promise<void>>();

  async function askFor(parts: readonly MiniPart[]): Promise<void> {
    try {
      set(answered(get(), await ask(parts)));
    } catch (error) {
      set(failed(get(), parts));
      tellConsole('Something went wrong in the fetch', error);
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
    /** Fetches a part that is missing or failed the last time. */
    need: (part: MiniPart): Promise<void> =>
      get()[part] === undefined || get().failed[part] ? refresh([part]) : Promise.resolve(),
  };
}
