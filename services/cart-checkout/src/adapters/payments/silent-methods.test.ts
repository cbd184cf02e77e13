import { expect, it } from '@jest/globals';
import { silentMethods } from './silent-methods.ts';

it('[BH-13] knows the methods that do not answer as payments last said, and leaves none out while payments is silent', async () => {
  let at = 0;
  let asked = 0;
  let answer: () => Promise<readonly string[]> = async () => ['paypal'];
  const isSilent = silentMethods(
    () => {
      asked += 1;
      return answer();
    },
    () => new Date(at),
  );
  const known = async () => {
    isSilent('paypal');
    await new Promise((resolve) => void setImmediate(resolve));
    return ['paypal', 'klarna'].filter(isSilent);
  };
  expect([await known(), await known(), asked]).toEqual([['paypal'], ['paypal'], 1]);
  answer = async () => ['klarna'];
  at = 4_999;
  expect(await known()).toEqual(['paypal']);
  at = 5_000;
  expect(await known()).toEqual(['klarna']);
  answer = () => Promise.reject(new Error('down'));
  at = 10_000;
  expect([await known(), asked]).toEqual([[], 3]);
  answer = async () => ['paypal'];
  at = 15_000;
  expect(await known()).toEqual(['paypal']);
  // Nobody has read a bag since.
  at = 45_000;
  expect([isSilent('paypal'), await known()]).toEqual([false, ['paypal']]);
});
