import { PackedLists } from './packed-lists.ts';

const FREE = 0xffffffff;

/**
 * The slots of each code, by hash: a text and an object per code would be most of the index's memory. Two hashes of 32 bits make a false
 * match less likely than a broken machine. Codes of dead slots stay until the index is packed.
 */
export class CodeTable {
  /** By slot: two numbers per code. */
  readonly #hashes = new PackedLists();
  #used = 0;
  #slots = new Uint32Array(64).fill(FREE);
  #first = new Uint32Array(64);
  #second = new Uint32Array(64);

  /** Slots come in their order. */
  append(slot: number, codes: readonly string[]): void {
    this.#appendHashes(slot, codes.flatMap(hashesOf));
  }

  copy(slot: number, from: CodeTable, other: number): void {
    this.#appendHashes(slot, Array.from(from.#hashes.of(other)));
  }

  hasAll(slot: number, codes: readonly string[]): boolean {
    return this.#hashes.equals(slot, codes.flatMap(hashesOf));
  }

  /** The slots that were given this code, dead ones too. */
  slotsOf(code: string): number[] {
    const [first, second] = hashesOf(code);
    const found: number[] = [];
    for (let at = this.#start(first); this.#slots[at] !== FREE; at = this.#after(at)) {
      if (this.#first[at] === first && this.#second[at] === second) found.push(this.#slots[at]!);
    }
    return found;
  }

  get bytes(): number {
    return this.#hashes.bytes + this.#slots.byteLength * 3;
  }

  #appendHashes(slot: number, hashes: readonly number[]): void {
    this.#hashes.append(hashes);
    for (let at = 0; at < hashes.length; at += 2) {
      if (this.#used * 2 > this.#slots.length) this.#grow();
      this.#place(hashes[at]!, hashes[at + 1]!, slot);
      this.#used++;
    }
  }

  #place(first: number, second: number, slot: number): void {
    let at = this.#start(first);
    while (this.#slots[at] !== FREE) at = this.#after(at);
    this.#slots[at] = slot;
    this.#first[at] = first;
    this.#second[at] = second;
  }

  #grow(): void {
    const [slots, first, second] = [this.#slots, this.#first, this.#second];
    this.#slots = new Uint32Array(slots.length * 2).fill(FREE);
    this.#first = new Uint32Array(slots.length * 2);
    this.#second = new Uint32Array(slots.length * 2);
    slots.forEach((slot, at) => {
      if (slot !== FREE) this.#place(first[at]!, second[at]!, slot);
    });
  }

  #start(hash: number): number {
    return hash & (this.#slots.length - 1);
  }

  #after(at: number): number {
    return (at + 1) & (this.#slots.length - 1);
  }
}

/** FNV-1a from two beginnings. */
function hashesOf(code: string): [number, number] {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (let at = 0; at < code.length; at++) {
    first = Math.imul(first ^ code.charCodeAt(at), 0x01000193);
    second = Math.imul(second ^ (code.charCodeAt(at) + at), 0x5bd1e995);
  }
  // FNV's low bits are weak on their own: the table is addressed by them.
  return [(first ^ (first >>> 15)) >>> 0, (second ^ (second >>> 13)) >>> 0];
}
