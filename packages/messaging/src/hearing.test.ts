import { describe, expect, it } from '@jest/globals';
import { Hearing } from './hearing.ts';

function heard() {
  const said: string[] = [];
  const reports = { onGap: () => void said.push('gap'), onSilence: () => void said.push('silence') };
  return { said, hearing: new Hearing(reports, 0) };
}

describe('hearing', () => {
  it('has a gap until the first fetch, and after each joining', () => {
    const { said, hearing } = heard();
    hearing.joined();
    expect(said).toEqual([]);
    hearing.fetched(100);
    hearing.fetched(200);
    expect(said).toEqual(['gap']);
    hearing.joined();
    hearing.fetched(300);
    expect(said).toEqual(['gap', 'gap']);
  });

  it('says once that the brokers do not answer, and has a gap when they do', () => {
    const { said, hearing } = heard();
    hearing.fetched(0);
    hearing.checked(4_999);
    expect(said).toEqual(['gap']);
    hearing.checked(5_000);
    hearing.checked(60_000);
    expect(said).toEqual(['gap', 'silence']);
    hearing.fetched(61_000);
    hearing.checked(65_000);
    expect(said).toEqual(['gap', 'silence', 'gap']);
  });

  it('says it of brokers that never answered, too', () => {
    const { said, hearing } = heard();
    hearing.checked(5_000);
    expect(said).toEqual(['silence']);
  });
});
