import type { PrinterTrouble } from './ticket-state.ts';

/**
 * Three questions that a printer answers immediately, even while it prints, with a byte each: its status, the cause if it is
 * offline, and its paper. @see the ESC/POS command DLE EOT, n = 1, 2, 4
 */
export const STATUS_QUESTIONS = Uint8Array.of(0x10, 0x04, 1, 0x10, 0x04, 2, 0x10, 0x04, 4);
/** The number of answers to {@link STATUS_QUESTIONS}: each is one byte. */
export const STATUS_ANSWER_BYTES = 3;

/** A question that a printer answers only after it has printed everything that was sent before. @see ESC/POS GS r 1 */
export const DONE_QUESTION = Uint8Array.of(0x1d, 0x72, 1);

/** The bits that have the same value in every answer to DLE EOT. */
const FIXED_MASK = 0x93;
const FIXED_BITS = 0x12;

const OFFLINE = 0x08;
const COVER_OPEN = 0x04;
const STOPPED_BY_PAPER_END = 0x20;
const FAULT = 0x40;
const PAPER_END = 0x60;

/**
 * Finds in the three answers to {@link STATUS_QUESTIONS} why a printer cannot print. `null` if it can print, or if the bytes
 * are not such answers.
 */
export function printerTroubleOf(answers: Uint8Array): PrinterTrouble | null {
  if (!isStatusAnswer(answers)) return null;
  const [state = 0, cause = 0, paper = 0] = answers;
  if ((cause & COVER_OPEN) !== 0) return 'CoverOpen';
  if ((paper & PAPER_END) !== 0 || (cause & STOPPED_BY_PAPER_END) !== 0) return 'NoPaper';
  if ((cause & FAULT) !== 0) return 'Fault';
  return (state & OFFLINE) !== 0 ? 'Offline' : null;
}

/** Whether bytes are the answers of a printer to {@link STATUS_QUESTIONS}. */
export function isStatusAnswer(answers: Uint8Array): boolean {
  return answers.length >= STATUS_ANSWER_BYTES && answers.every((byte) => (byte & FIXED_MASK) === FIXED_BITS);
}

/**
 * Whether a byte is an answer to {@link DONE_QUESTION}: only there the bits 4 and 7 are both 0.
 */
export function isDoneAnswer(answer: Uint8Array | null): boolean {
  return answer !== null && (answer[0]! & 0x90) === 0;
}
