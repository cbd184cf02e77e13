/** Numbers that grow at the end, in one typed array. */
export class GrowingNumbers {
  data: Uint32Array;
  length = 0;

  constructor(capacity = 8) {
    this.data = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Uint32Array(Math.ceil(this.data.length * 1.5) + 8);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  /** Gives back the room for more. */
  trim(): void {
    if (this.length < this.data.length) this.data = this.data.slice(0, this.length);
  }

  get bytes(): number {
    return this.data.byteLength;
  }
}

/** A list of numbers for each slot, appended in the order of the slots: an object per product would cost ten times the memory. */
export class PackedLists {
  readonly #starts = new GrowingNumbers();
  readonly #items = new GrowingNumbers();

  constructor() {
    this.#starts.push(0);
  }

  append(items: readonly number[] | Uint32Array): void {
    for (const item of items) this.#items.push(item);
    this.#starts.push(this.#items.length);
  }

  /** A view, valid until the next append. */
  of(slot: number): Uint32Array {
    return this.#items.data.subarray(this.#starts.data[slot], this.#starts.data[slot + 1]);
  }

  equals(slot: number, items: readonly number[]): boolean {
    const known = this.of(slot);
    return known.length === items.length && items.every((item, index) => known[index] === item);
  }

  /** For loops over many slots: the items of a slot are from starts[slot] to starts[slot + 1]. */
  get raw(): { readonly starts: Uint32Array; readonly items: Uint32Array } {
    return { starts: this.#starts.data, items: this.#items.data };
  }

  trim(): void {
    this.#starts.trim();
    this.#items.trim();
  }

  get bytes(): number {
    return this.#starts.bytes + this.#items.bytes;
  }
}

/** Numbers for texts, given in the order in which they are first seen. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();
  readonly texts: string[] = [];

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    this.texts.push(text);
    return this.texts.length - 1;
  }

  known(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  get size(): number {
    return this.texts.length;
  }

  get bytes(): number {
    return this.texts.reduce((sum, text) => sum + text.length * 2 + 80, 0);
  }
}
