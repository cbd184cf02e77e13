import { describe, expect, it } from '@jest/globals';
import { deadLetterTopic, TOPICS } from './topics.ts';

const topics = Object.values(TOPICS);

describe('the topic registry', () => {
  it('names a topic by context, aggregate and version, once', () => {
    for (const { name } of topics) expect(name).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*\.v[1-9]$/);
    expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
  });

  it('keeps every event where order matters, since a parked key is replayed from them', () => {
    for (const { cleanup, parkOnPoison } of topics) expect(parkOnPoison).toBe(cleanup === 'delete');
  });

  it('has a dead-letter topic for each, whose name differs from any event topic', () => {
    const names = new Set<string>(topics.map(({ name }) => name));
    for (const { name } of topics) expect(names.has(deadLetterTopic(name))).toBe(false);
  });
});
