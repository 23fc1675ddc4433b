import { Component, Fragment, type ReactNode } from 'react';
import { BrokenMessage } from './broken-message.tsx';
import { RestartedNote } from './restarted-note.tsx';
import { typedTexts } from './typed-texts.ts';

const MOST_BREAKS = 3;
const WITHIN_MS = 60_000;

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered while the screen is broken. */
  whileBroken?: ReactNode;
  /** Reads the data of the screens again: broken data may have broken the screen. */
  refresh: () => void;
}

interface State {
  isBroken: boolean;
  /** How often the screen was restarted. */
  start: number;
  /** The texts that were typed when it last broke; `null` once the person has closed the note about them. */
  typed: readonly string[] | null;
}

/**
 * Restarts a screen that breaks, and says so. A screen that breaks three times in a minute shows a message and is
 * restarted after a minute: no one taps on a screen on the wall.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false, start: 0, typed: null };
  /** The times at which it broke in the last minute. */
  #breaks: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<State> {
    // The fields of the broken screen are still in the document.
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
