import { isEmail } from '@loupe/contact/email';

/** @throws when it is not answered: too many questions, or no connection */
type AskExists = (email: string) => Promise<boolean>;

/**
 * VA-14: whether this shop has an account for an e-mail that was given. Asked once for each e-mail, and only for what is one. What is not
 * answered counts as no account: the form goes on as it would without the question.
 */
export function accountQuestion(ask: AskExists): (given: string) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();

  return (given) => {
    const email = given.trim();
    if (!isEmail(email)) return Promise.resolve(false);
    const known = answers.get(email);
    if (known !== undefined) return known;
    const answer = ask(email).catch(() => {
      answers.delete(email);
      return false;
    });
    answers.set(email, answer);
    return answer;
  };
}
