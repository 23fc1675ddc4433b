/** The parts for unsent acts, in one file that is preloaded, because they must open without a network. */
export { LeaveSheet } from './leave-sheet.tsx';
export { UnsentBar } from './unsent-bar.tsx';
