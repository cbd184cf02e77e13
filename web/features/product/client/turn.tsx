'use client';

import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { mediaUrl } from '#lib/media-url.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './turn.module.css';

/** Pictures `name-01` onward; the last leads back to the first. */
export type PieceTurn = { name: string; alt: string; frames: number };

/** Pixels, of every screen: what moves needs no more. */
const WIDTH = 640;
const REVOLUTION_MS = 3_000;

const addressOf = ({ name }: PieceTurn, frame: number) =>
  mediaUrl(`${name}-${String(frame + 1).padStart(2, '0')}`, WIDTH);

/**
 * Turns a piece once around when its pictures are there, and then by drag, slider or arrow keys; by these only for a
 * shopper who prefers reduced motion. Escape closes it.
 */
export function Turn({ turn, onClose }: { turn: PieceTurn; onClose: () => void }) {
  const [frame, setFrame] = useState(0);
  const [stepsLeft, setStepsLeft] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const dragged = useRef<{ x: number; frame: number } | null>(null);

  useEffect(() => {
    let isClosed = false;
    const pictures = Array.from({ length: turn.frames }, (_none, each) => {
      const picture = new Image();
      picture.src = addressOf(turn, each);
      return picture.decode();
    });
    Promise.all(pictures).then(
      () => {
        if (isClosed) return;
        setState('ready');
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setStepsLeft(turn.frames);
      },
      () => {
        if (!isClosed) setState('failed');
      },
    );
    return () => {
      isClosed = true;
    };
  }, [turn]);

  useEffect(() => {
    if (stepsLeft === 0) return;
    const timer = setTimeout(() => {
      setFrame((at) => (at + 1) % turn.frames);
      setStepsLeft(stepsLeft - 1);
    }, REVOLUTION_MS / turn.frames);
    return () => clearTimeout(timer);
  }, [stepsLeft, turn.frames]);

  function turnTo(to: number) {
    if (state !== 'ready') return;
    setStepsLeft(0);
    setFrame(((to % turn.frames) + turn.frames) % turn.frames);
  }

  /** A drag across the whole picture is one revolution. */
  function drag(event: PointerEvent<HTMLElement>) {
    if (!dragged.current) return;
    const moved = (event.clientX - dragged.current.x) / event.currentTarget.clientWidth;
    turnTo(dragged.current.frame + Math.round(moved * turn.frames));
  }

  return (
    <div
      className={styles['turn']}
      data-turning=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div
        className={styles['picture']}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, frame };
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = null)}
        onPointerCancel={() => (dragged.current = null)}
      >
        <img src={addressOf(turn, frame)} alt={turn.alt} width={WIDTH} height={WIDTH} draggable={false} />
      </div>
      <div className={styles['controls']}>
        <input
          type="range"
          aria-label="Turn the piece"
          aria-valuetext={`View ${frame + 1} of ${turn.frames}`}
          min={0}
          max={turn.frames - 1}
          value={frame}
          autoFocus
          onChange={(event) => turnTo(event.currentTarget.valueAsNumber)}
        />
        <button type="button" aria-label="Back to the picture" className={styles['close']} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p role="status" className={`micro ${styles['status']}`}>
        {state === 'loading' ? `Loading ${turn.frames} views…` : null}
        {state === 'failed' ? 'The views did not load. Close and try again.' : null}
      </p>
    </div>
  );
}
