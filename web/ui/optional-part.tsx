'use client';

import { Component, Suspense, type ReactNode } from 'react';

type OptionalPartProps = {
  readonly children: ReactNode;
  /** While its script is loaded. */
  readonly loading?: ReactNode;
  /** In its place where its script cannot be loaded, or fails; nothing without it. */
  readonly failed?: ReactNode;
};

/** A part of a page with a script of its own, without which the page is whole: a script that does not come takes nothing else away. */
export class OptionalPart extends Component<OptionalPartProps, { isFailed: boolean }> {
  static getDerivedStateFromError = () => ({ isFailed: true });
  override state = { isFailed: false };

  override render(): ReactNode {
    const { children, loading, failed } = this.props;
    return this.state.isFailed ? failed : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
