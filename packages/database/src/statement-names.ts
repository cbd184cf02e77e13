import { createHash } from 'node:crypto';

/**
 * Every connection keeps each named statement until it closes, so statements composed at run time must not each get
 * a name. The limit is far above the number of constant statements of one service.
 */
const MAX_STATEMENTS = 500;

/** The names under which statements are prepared. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /**
   * A hash of the text, since `pg` refuses one name for two texts and Postgres cuts names at 63 bytes.
   * Undefined once enough texts are known: such a statement runs unnamed and is planned each time.
   */
  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    return this.#names.size < MAX_STATEMENTS ? this.#remember(sql, '') : undefined;
  }

  /** Gives a statement another name, so that connections holding an outdated plan of it prepare it again. */
  rename(sql: string): void {
    const current = this.#names.get(sql);
    if (current !== undefined) this.#remember(sql, current);
  }

  #remember(sql: string, salt: string): string {
    const name = createHash('sha256').update(salt).update(sql).digest('base64url').slice(0, 24);
    this.#names.set(sql, name);
    return name;
  }
}
