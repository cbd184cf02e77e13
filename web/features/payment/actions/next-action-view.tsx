import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { NextAction } from '../next-action.ts';
import type { ActionProps } from './action-props.ts';
import { UnsupportedAction } from './unsupported-action.tsx';

/** Few payments need it, and its script is loaded while the bank is asked. */
export const loadChallenge = async () => (await import('./challenge/bag-challenge.tsx')).BagChallenge;

/** A new kind of action does not compile without a view. */
const VIEWS: { readonly [Kind in NextAction['kind']]: ComponentType<ActionProps<Kind>> } = {
  challenge: dynamic(loadChallenge, { ssr: false }),
  redirect: UnsupportedAction,
  widget: UnsupportedAction,
};

/** What the shopper has to do next, above the form, which keeps its typed values. */
export function NextActionView(props: ActionProps<NextAction['kind']>) {
  const View = VIEWS[props.action.kind] as ComponentType<ActionProps<NextAction['kind']>>;
  return <View key={props.action.placementId} {...props} />;
}
