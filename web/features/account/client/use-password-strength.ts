import { useEffect, useState } from 'react';
import { PasswordStrengthDocument } from '#gql/graphql.ts';
import { afterTyping } from '#lib/after-typing.ts';
import { callGraph } from '#lib/graph-call.ts';

/** The form rejects shorter passwords itself. */
const MIN_LENGTH = 8;

export type Strength = 'unknown' | 'asking' | 'strong' | 'weak';

/**
 * VA-09: the service's rating of a password while it is typed; unknown while it is too short, or when the call fails.
 */
export function usePasswordStrength(password: string, email: string | undefined): Strength {
  const [judged, setJudged] = useState<{ password: string; isStrong: boolean }>();

  useEffect(() => {
    if (password.length < MIN_LENGTH) return;
    let isCurrent = true;
    const cancel = afterTyping(() => {
      callGraph(PasswordStrengthDocument, { password, email: email || null }).then(
        ({ passwordStrength }) => isCurrent && setJudged({ password, isStrong: passwordStrength }),
        // The service checks again on submit.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [password, email]);

  if (password.length < MIN_LENGTH) return 'unknown';
  if (judged?.password !== password) return 'asking';
  return judged.isStrong ? 'strong' : 'weak';
}
