import type { MiniPart } from './mini-state.ts';

/** How often something has happened to bag and list of which an answer that is on its way may know nothing. */
const changes: Record<MiniPart, number> = { bag: 0, list: 0 };

/** Called when the shop has answered a change, when it is not known whether one was made, and when the shopper is another. */
export function outdate(...parts: readonly MiniPart[]): void {
  for (const part of parts) changes[part] += 1;
}

/** Asks for parts. An answer, or a failure, that was overtaken by a change is not returned: it is asked for again. */
export async function askNewest<Answer>(
  parts: readonly MiniPart[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const before = parts.map((part) => changes[part]);
  const isNewest = () => parts.every((part, index) => changes[part] === before[index]);
  try {
    const answer = await ask();
    if (isNewest()) return answer;
  } catch (error) {
    if (isNewest()) throw error;
  }
  return askNewest(parts, ask);
}
