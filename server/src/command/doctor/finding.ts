/** What a check of the set-up found. */
export interface Finding {
  /** What was looked at, such as `Database`. */
  check: string;
  state: 'Good' | 'Warning' | 'Fault';
  /** What was found, as a sentence. */
  says: string;
  /** How to fix it, as a sentence; `null` if the state is `Good`. */
  mend: string | null;
}

export function good(check: string, says: string): Finding {
  return { check, state: 'Good', says, mend: null };
}

export function warning(check: string, says: string, mend: string): Finding {
  return { check, state: 'Warning', says, mend };
}

export function fault(check: string, says: string, mend: string): Finding {
  return { check, state: 'Fault', says, mend };
}
