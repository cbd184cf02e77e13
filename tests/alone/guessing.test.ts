import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { member, newEmail, PASSWORD, signIn, signUp } from '@loupe/scripted-shopper/account';
import { changesNothing } from '../system/support/changes-nothing.ts';
import { withDatabase } from '@loupe/scripted-shopper/database';
import { openGateway, shopGateway, subgraph } from '../system/support/entry-points.ts';
import { forgetAttempts, network } from '../system/support/network.ts';
import { Shopper } from '@loupe/scripted-shopper/shopper';

const FORGOT = 'mutation ForgotPassword($email: String!) { forgotPassword(input: { email: $email }) }';

const accounts = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM identity.customer');
    return rows[0]!.n;
  });

beforeAll(forgetAttempts);
afterAll(forgetAttempts);

describe('guessing', () => {
  it('[N61][N63] guesses of a password from many networks are stopped, and the owner can still sign in', async () => {
    const home = network();
    const owner = new Shopper();
    const { email } = await member(owner);
    expect((await signIn(new Shopper(), email, PASSWORD, home)).__typename).toBe('User');

    const answers: string[] = [];
    await changesNothing(async () => {
      for (let i = 0; i < 40; i++)
        answers.push((await signIn(new Shopper(), email, `guess number ${i}`, network())).__typename);
    });
    expect(new Set(answers)).toEqual(new Set(['SignInRefusedError', 'TooManyAttemptsError']));
    expect(answers.at(-1)).toBe('TooManyAttemptsError');
    // Unknown networks are refused even with the right password; known sources are not locked out.
    expect((await signIn(new Shopper(), email, PASSWORD, network())).__typename).toBe('TooManyAttemptsError');
    expect((await signIn(new Shopper(), email, PASSWORD, home)).__typename).toBe('User');
  });

  // identity's tests cover the limit per network; a stack has a higher limit, since all requests of one machine have one network.
  it('[N61] guesses for many accounts from one browser are stopped', async () => {
    const shopper = new Shopper();
    let last = '';
    for (let i = 0; i < 25 && last !== 'TooManyAttemptsError'; i++)
      last = (await signIn(shopper, newEmail(), 'one password for all', network())).__typename;
    expect(last).toBe('TooManyAttemptsError');
  });

  it('[N20] each alias counts as a guess', async () => {
    const guesses = Array.from(
      { length: 15 },
      (_, i) =>
        `g${i}: signIn(email: "${newEmail()}", password: "guess ${i}", source: my_account) { __typename }`,
    ).join(' ');
    const shopper = new Shopper();
    const answers: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      const { data } = await changesNothing(() => shopper.graph(`mutation G { ${guesses} }`, {}, network()));
      answers.push(...Object.values(data ?? {}));
    }
    expect(answers).toContainEqual({ __typename: 'TooManyAttemptsError' });
  });

  it('[N62] sign-in and forgotten passwords do not show whether an account exists', async () => {
    const { email } = await member(new Shopper());
    const [known, unknown] = await changesNothing(async () => [
      await signIn(new Shopper(), email, 'not the password', network()),
      await signIn(new Shopper(), newEmail(), 'not the password', network()),
    ]);
    expect(known).toEqual(unknown);
    const forgot = async (address: string) => new Shopper().graph(FORGOT, { email: address }, network());
    expect(await forgot(newEmail())).toEqual(await forgot(email));
  });

  it('[N71] a password of a megabyte, or of 90 kB, is rejected without being hashed', async () => {
    const { email } = await member(new Shopper());
    const body = (length: number) => ({
      query: `mutation S($password: String!) { signIn(email: "${email}", password: $password, source: my_account) { __typename } }`,
      variables: { password: 'x'.repeat(length) },
    });
    for (const entry of [openGateway, shopGateway])
      expect((await changesNothing(() => entry({ body: body(1_000_000) }))).status).toBe(413);
    for (const entry of [openGateway, subgraph('identity')]) {
      const { data } = await changesNothing(() => entry({ body: body(90_000), headers: network() }));
      expect(data).toEqual({
        signIn: { __typename: expect.stringMatching(/^(ValidationError|SignInRefusedError)$/) },
      });
    }
  });

  it('[N72] two spellings of one e-mail address are one account, or invalid', async () => {
    const email = newEmail();
    await signUp(new Shopper(), email);
    const before = await accounts();
    const spellings = [
      email.toUpperCase(),
      ` ${email} `,
      email.replace('battery', 'ｂattery'),
      email.replace('battery', 'b\u0430ttery'),
    ];
    for (const spelling of spellings)
      expect((await signUp(new Shopper(), spelling)).__typename).toMatch(
        /^(AccountNotCreatedError|ValidationError)$/,
      );
    expect(await accounts()).toBe(before);
    const accented = `jos\u00e9.${newEmail()}`;
    const [composed, decomposed] = [accented.normalize('NFC'), accented.normalize('NFD')];
    await signUp(new Shopper(), composed);
    const after = await accounts();
    await signUp(new Shopper(), decomposed);
    expect(await accounts()).toBe(after);
  });
});
