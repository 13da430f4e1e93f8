import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Stands in the place of what broke. */
  broken: ReactNode;
  children: ReactNode;
}

/** What the router is for other pages: one that breaks says so. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
