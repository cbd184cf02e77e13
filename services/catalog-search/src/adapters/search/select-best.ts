/** A total order: no two elements are equal. */
export type Order = (left: number, right: number) => number;

/** The first `count` in order, in one pass with a heap whose root is the last of those kept. */
export function bestOf(slots: Uint32Array, count: number, order: Order): number[] {
  const heap: number[] = [];
  if (count === 0) return heap;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    if (heap.length < count) raise(heap, slot, order);
    else if (order(slot, heap[0]!) < 0) {
      heap[0] = slot;
      sink(heap, order);
    }
  }
  return heap.sort(order);
}

function raise(heap: number[], slot: number, order: Order): void {
  let at = heap.push(slot) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (order(heap[above]!, heap[at]!) >= 0) return;
    exchange(heap, above, at);
    at = above;
  }
}

function sink(heap: number[], order: Order): void {
  for (let at = 0; ;) {
    let last = at;
    for (let below = at * 2 + 1; below <= at * 2 + 2 && below < heap.length; below++) {
      if (order(heap[below]!, heap[last]!) > 0) last = below;
    }
    if (last === at) return;
    exchange(heap, last, at);
    at = last;
  }
}

function exchange(list: number[] | Uint32Array, one: number, other: number): void {
  const moved = list[one]!;
  list[one] = list[other]!;
  list[other] = moved;
}

/** Quickselect: moves what belongs before place `k` before it. */
export function select(slots: Uint32Array, k: number, low: number, high: number, order: Order): void {
  while (low < high) {
    const pivot = medianOf(slots[low]!, slots[(low + high) >> 1]!, slots[high]!, order);
    let left = low;
    let right = high;
    while (left <= right) {
      while (order(slots[left]!, pivot) < 0) left++;
      while (order(slots[right]!, pivot) > 0) right--;
      if (left > right) break;
      exchange(slots, left++, right--);
    }
    if (k <= right) high = right;
    else if (k >= left) low = left;
    else return;
  }
}

function medianOf(first: number, second: number, third: number, order: Order): number {
  if (order(first, second) > 0) [first, second] = [second, first];
  if (order(second, third) <= 0) return second;
  return order(first, third) > 0 ? first : third;
}
