import { Component, Fragment, type ReactNode } from 'react';
import { BrokenMessage } from './broken-message.tsx';
import { RestartedNote } from './restarted-note.tsx';
import { typedTexts } from './typed-texts.ts';

const MOST_BREAKS = 3;
const WITHIN_MS = 60_000;

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown, and at work, while the screen cannot be. */
  whileBroken?: ReactNode;
  /** Reads again what screens show: it may be what broke this one. */
  refresh: () => void;
}

interface State {
  isBroken: boolean;
  /** Counts how often the screen began. */
  start: number;
  /** What was typed when it broke last; `null` once the person knows. */
  typed: readonly string[] | null;
}

/**
 * Starts a screen again when it breaks, and says so. One that breaks three times in a minute says what to do, and begins
 * again a minute later: no one taps on a screen on the wall.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false, start: 0, typed: null };
  /** When it broke, in the last minute. */
  #breaks: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<State> {
    // The fields of the broken screen are still there.
    return { isBroken: true, typed: typedTexts() };
  }

  override componentDidCatch(): void {
    const now = Date.now();
    this.#breaks = [...this.#breaks.filter((at) => now - at < WITHIN_MS), now];
    if (this.#breaks.length < MOST_BREAKS) {
      this.#startAgain();
      return;
    }
    this.props.refresh();
    this.#timer = setTimeout(() => this.#startAgain(), WITHIN_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  #startAgain(): void {
    this.setState(({ start }) => ({ isBroken: false, start: start + 1 }));
  }

  override render(): ReactNode {
    const { isBroken, start, typed } = this.state;
    if (isBroken) return <BrokenMessage>{this.props.whileBroken}</BrokenMessage>;
    return (
      <>
        {typed !== null && <RestartedNote typed={typed} onClose={() => this.setState({ typed: null })} />}
        <Fragment key={start}>{this.props.children}</Fragment>
      </>
    );
  }
}
