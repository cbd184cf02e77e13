import { GrowingNumbers } from './packed-lists.ts';
import { keyOfText } from './text-key.ts';

export interface SlotFacts {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly launchedOn: number;
}

/** Which product is in which slot, and what products are ordered by that a price or level of stock does not change. */
export class ProductSlots {
  readonly bySlot = new Map<string, number>();
  readonly ids: string[] = [];
  readonly codes: string[] = [];
  readonly names: string[] = [];
  /** The beginnings of codes and names as numbers: texts are compared only where these are equal. */
  readonly codeKeys: number[] = [];
  readonly nameKeys: number[] = [];
  readonly launchedOn = new GrowingNumbers();
  readonly live = new GrowingNumbers();
  dead = 0;

  get capacity(): number {
    return this.ids.length;
  }

  append({ id, code, name, launchedOn }: SlotFacts): number {
    const slot = this.capacity;
    this.bySlot.set(id, slot);
    this.ids.push(id);
    this.codes.push(code);
    this.names.push(name);
    this.codeKeys.push(keyOfText(code));
    this.nameKeys.push(keyOfText(name));
    this.launchedOn.push(launchedOn);
    this.live.push(1);
    return slot;
  }

  kill(slot: number): void {
    this.live.data[slot] = 0;
    this.dead++;
  }

  factsOf(slot: number): SlotFacts {
    const launchedOn = this.launchedOn.data[slot]!;
    return { id: this.ids[slot]!, code: this.codes[slot]!, name: this.names[slot]!, launchedOn };
  }

  trim(): void {
    this.launchedOn.trim();
    this.live.trim();
  }

  /** Texts, keys and the map, as measured. */
  get bytes(): number {
    return this.launchedOn.bytes + this.live.bytes + this.capacity * 300;
  }
}
