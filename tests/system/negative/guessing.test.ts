import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { member, newEmail, PASSWORD, signIn, signUp } from '../support/account.ts';
import { changesNothing } from '../support/changes-nothing.ts';
import { withDatabase } from '../support/database.ts';
import { openGateway, shopGateway, subgraph } from '../support/entry-points.ts';
import { forgetAttempts, network } from '../support/network.ts';
import { Shopper } from '../support/shopper.ts';

const FORGOT = 'mutation ForgotPassword($email: String!) { forgotPassword(input: { email: $email }) }';

const accounts = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM identity.customer');
    return rows[0]!.n;
  });

beforeAll(forgetAttempts);
afterAll(forgetAttempts);

describe('guessing', () => {
  it('[N61][N63] an account’s password from many networks is stopped, and its owner still signs in', async () => {
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
    // Not even the right password helps who comes from nowhere; who was here before is not locked out.
    expect((await signIn(new Shopper(), email, PASSWORD, network())).__typename).toBe('TooManyAttemptsError');
    expect((await signIn(new Shopper(), email, PASSWORD, home)).__typename).toBe('User');
  });

  // How often one network may try is proved in identity: everybody on one machine comes from one, so a stack lets it try more.
  it('[N61] many accounts’ from one browser is stopped', async () => {
    const shopper = new Shopper();
    let last = '';
    for (let i = 0; i < 25 && last !== 'TooManyAttemptsError'; i++)
      last = (await signIn(shopper, newEmail(), 'one password for all', network())).__typename;
    expect(last).toBe('TooManyAttemptsError');
  });

  it('[N20] under aliases counts each', async () => {
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

  it('[N62] tells an account from none neither at sign-in, nor when a password is forgotten', async () => {
    const { email } = await member(new Shopper());
    const [known, unknown] = await changesNothing(async () => [
      await signIn(new Shopper(), email, 'not the password', network()),
      await signIn(new Shopper(), newEmail(), 'not the password', network()),
    ]);
    expect(known).toEqual(unknown);
    const forgot = async (address: string) => new Shopper().graph(FORGOT, { email: address }, network());
    expect(await forgot(newEmail())).toEqual(await forgot(email));
  });

  it('[N71] a password of a megabyte, or of 90 kB, is refused without being hashed', async () => {
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

  it('[N72] one name in two spellings is one account, or none', async () => {
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
