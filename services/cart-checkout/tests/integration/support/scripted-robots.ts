import type { Robots } from '@loupe/bot-check/robots';
import { CHECKOUT_ACTION } from '@loupe/bot-check/robots';

/** The bot check: tokens are good once, for one action. */
export class ScriptedRobots implements Robots {
  readonly #issued = new Map<string, string>();
  asked = 0;

  /** A token given to a person. */
  human(token: string, action = CHECKOUT_ACTION): string {
    this.#issued.set(token, action);
    return token;
  }

  reset(): void {
    this.#issued.clear();
    this.asked = 0;
  }

  isHuman(token: string, { action }: { readonly action: string }): Promise<boolean> {
    this.asked++;
    const known = this.#issued.get(token) === action;
    this.#issued.delete(token);
    return Promise.resolve(known);
  }
}
