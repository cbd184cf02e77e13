import { describe, expect, it } from '@jest/globals';
import { accountQuestion } from './new-visitor-email.tsx';

function setUp(answers: Readonly<Record<string, boolean>>) {
  const asked: string[] = [];
  const question = accountQuestion(async (email) => {
    asked.push(email);
    const answer = answers[email];
    if (answer === undefined) throw new Error('TooManyAttemptsError');
    return answer;
  });
  return { asked, question };
}

describe('[VA-14] [VA-09] whether an e-mail that was given has an account', () => {
  it('is asked once for each e-mail', async () => {
    const { asked, question } = setUp({ 'ada@example.com': true, 'new@example.com': false });
    expect(await question('ada@example.com')).toBe(true);
    expect(await question(' ada@example.com ')).toBe(true);
    expect(await question('new@example.com')).toBe(false);
    expect(asked).toEqual(['ada@example.com', 'new@example.com']);
  });

  it.each(['', 'ada', 'ada@', 'ada@example'])('is not asked for %j', async (given) => {
    const { asked, question } = setUp({});
    expect(await question(given)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('counts as no where it is not answered, and is asked again', async () => {
    const { asked, question } = setUp({});
    expect(await question('ada@example.com')).toBe(false);
    expect(await question('ada@example.com')).toBe(false);
    expect(asked).toHaveLength(2);
  });
});
