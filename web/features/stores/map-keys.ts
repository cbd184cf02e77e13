/** The dot that an arrow key, Home or End leads to, from north to south; the same one for any other key. */
export function nextDot(key: string, current: number, count: number): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(current + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : current;
}
