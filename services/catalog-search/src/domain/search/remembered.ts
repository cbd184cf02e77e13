/** The same answer for the same text, worked out once. When `most` texts are known, all are forgotten. */
export function remembered<T>(most: number, answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const found = answer(text);
    known.set(text, found);
    return found;
  };
}
