/** The steps of a run: always as a hash, which is the same for all runs of a seed, and as lines on request. */
export class Trace {
  readonly lines: string[] | undefined;
  #low = 0x811c9dc5;
  #high = 0x01000193;
  steps = 0;

  constructor({ keep }: { readonly keep: boolean }) {
    this.lines = keep ? [] : undefined;
  }

  add(at: number, line: string): void {
    this.steps++;
    this.#mix(at);
    for (let index = 0; index < line.length; index++) this.#mix(line.charCodeAt(index));
    this.lines?.push(`${(at / 1_000).toFixed(3).padStart(12)} ${line}`);
  }

  hash(): string {
    return [this.#high, this.#low].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #mix(value: number): void {
    this.#low = Math.imul(this.#low ^ (value & 0xffff), 0x01000193);
    this.#high = Math.imul(this.#high ^ (this.#low >>> 13) ^ value, 0x85ebca6b);
  }
}
