/** The parts about unsent things, in one file that is loaded ahead: it must open without a network, too. */
export { LeaveSheet } from './leave-sheet.tsx';
export { UnsentBar } from './unsent-bar.tsx';
