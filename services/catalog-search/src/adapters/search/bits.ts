/** A set of small numbers that grows at the end: one bit each. */
export class GrowingBits {
  words: Uint32Array;

  constructor(capacity = 64) {
    this.words = new Uint32Array((capacity + 31) >>> 5);
  }

  add(number: number): void {
    const word = number >>> 5;
    if (word >= this.words.length) {
      const larger = new Uint32Array(Math.ceil(word * 1.25) + 16);
      larger.set(this.words);
      this.words = larger;
    }
    this.words[word]! |= 1 << (number & 31);
  }

  has(number: number): boolean {
    return ((this.words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  get bytes(): number {
    return this.words.byteLength;
  }
}
