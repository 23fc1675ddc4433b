import { Component, type ReactNode } from 'react';
import { FaultMessage } from '../ui/fault-message.tsx';

/** Shows what happened when a screen breaks, instead of a white page. What was entered is stored and stays. */
export class CrashGuard extends Component<{ children: ReactNode }, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown): { fault: unknown } {
    return { fault };
  }

  override render(): ReactNode {
    if (this.state.fault === null) return this.props.children;
    return <FaultMessage fault={this.state.fault} onRetry={() => location.reload()} />;
  }
}
