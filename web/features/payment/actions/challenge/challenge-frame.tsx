import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Challenge } from './challenge.ts';
import styles from './challenge.module.css';
import { postForm } from '../../post-form.ts';

const FRAME = 'bank';

/** The bank's page in a frame; a new key reloads it. */
export function ChallengeFrame({
  challenge,
  frame,
}: {
  challenge: Challenge;
  frame: RefObject<HTMLIFrameElement | null>;
}) {
  const { stepUpUrl, accessToken, placementId } = challenge;
  const [loaded, setLoaded] = useState(false);
  /** A frame first loads an empty page. */
  const sent = useRef(false);

  useEffect(() => {
    sent.current = true;
    postForm(stepUpUrl, FRAME, { JWT: accessToken, MD: placementId });
  }, [stepUpUrl, accessToken, placementId]);

  return (
    <div className={styles['window']} aria-busy={!loaded}>
      {loaded ? null : (
        <p role="status" className={styles['cover']}>
          Opening your bank’s page.
        </p>
      )}
      <iframe
        ref={frame}
        name={FRAME}
        title="Your bank"
        className={styles['frame']}
        data-loaded={loaded ? '' : undefined}
        onLoad={() => setLoaded(sent.current)}
      />
    </div>
  );
}
