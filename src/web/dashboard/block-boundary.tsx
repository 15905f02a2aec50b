import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** The data that the block draws; a change of them starts a new try. */
  readonly of: unknown;
  /** Shown instead of a block that broke while it was drawn. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface BlockBoundaryState {
  readonly of: unknown;
  readonly isBroken: boolean;
}

/** One block that breaks never takes the page with it. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError(): Partial<BlockBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: BlockBoundaryProps, state: BlockBoundaryState): BlockBoundaryState | null {
    return of === state.of ? null : { of, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
